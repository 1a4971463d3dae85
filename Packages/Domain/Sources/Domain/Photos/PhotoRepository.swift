#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The photos of a source, and those of them that are cached.
public protocol PhotoRepository: Sendable {
  /// Fetches a page of a feed, in the source's order.
  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Fetches a photo with its `detail`.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// Returns the cached part of a page up to its first gap, or `nil` if there is none. Fetches nothing.
  func cachedPhotos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Cached<Page<Photo>>?

  /// Returns the cached photo, or `nil` if it was never seen. Fetches nothing.
  ///
  /// `fetchedAt` is the age of the detail, and `nil` without one.
  func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>?

  /// Emits when feeds may have changed since they were fetched; `nil` if the source does not report changes. Cancelling
  /// the iteration ends it.
  func changes() -> AsyncStream<Void>?
}

/// A source that does not report changes.
extension PhotoRepository {
  public func changes() -> AsyncStream<Void>? { nil }
}

/// A repository without a cache.
extension PhotoRepository {
  public func cachedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? { nil }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? { nil }
}

extension PhotoRepository {
  /// Loads a page of a feed.
  ///
  /// A cached page that ends in a gap is not shown before the source is asked: the next page would begin behind the gap,
  /// and the photos in it would be missing.
  public func photos(
    in feed: PhotoFeed, page request: PageRequest, policy: FetchPolicy, now: Date
  ) async throws(RepositoryError) -> PageResult<Photo> {
    try await policy.load(.of(feed), now: now, isComplete: { !$0.hasNext || $0.items.count >= request.size }) {
      () throws(RepositoryError) in
      try await cachedPhotos(in: feed, page: request)
    } fetch: { () throws(RepositoryError) in
      try await photos(in: feed, page: request)
    }
  }

  /// Returns those of the photos that are cached. Fetches nothing.
  public func cachedPhotos(_ ids: [Photo.ID]) async -> [Photo] {
    var cached: [Photo] = []
    for id in ids {
      if let photo = try? await cachedPhoto(id) { cached.append(photo.value) }
    }
    return cached
  }
}
