#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads feeds from what was kept and from their source, in the order that its user wants.
///
///     let reader = FeedReader(photos: photos, policy: .cacheFirst, now: { Date() })
///     switch try await reader.page(PageRequest(), of: .editorial) { … }
public struct FeedReader: Sendable {
  private let photos: any PhotoRepository
  private let policy: FetchPolicy
  private let now: @Sendable () -> Date

  /// - Parameter now: the wall clock.
  public init(photos: any PhotoRepository, policy: FetchPolicy, now: @escaping @Sendable () -> Date) {
    self.photos = photos
    self.policy = policy
    self.now = now
  }

  /// The page as it is to be shown first.
  ///
  /// - Parameter isReload: somebody asks for the feed again, and wants what the source has now.
  public func page(
    _ request: PageRequest, of feed: PhotoFeed, isReload: Bool = false
  ) async throws(RepositoryError) -> PageResult<Photo> {
    try await (isReload ? policy.reloading : policy).page(.of(feed), size: request.size, now: now) {
      () throws(RepositoryError) in
      try await photos.cachedPhotos(in: feed, page: request)
    } fetch: { () throws(RepositoryError) in
      try await photos.photos(in: feed, page: request)
    }
  }

  /// The page as the source has it now.
  public func freshPage(_ request: PageRequest, of feed: PhotoFeed) async throws(RepositoryError) -> Page<Photo> {
    try await photos.photos(in: feed, page: request)
  }

  /// The photos as they were cached, without those that were not. Asks no source.
  public func cachedPhotos(_ ids: [Photo.ID]) async -> [Photo] {
    var cached: [Photo] = []
    for id in ids {
      if let photo = try? await photos.cachedPhoto(id) { cached.append(photo.value) }
    }
    return cached
  }
}
