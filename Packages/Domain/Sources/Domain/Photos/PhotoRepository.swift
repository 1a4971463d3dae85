/// The photos of a source and the cache of these photos.
public protocol PhotoRepository: Sendable {
  /// Fetches a page of a feed, in the source's order.
  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Fetches a photo with its `detail`.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// Returns the cached photos of a page up to the first missing photo, or nil if there are none. Fetches nothing.
  func cachedPhotos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Cached<Page<Photo>>?

  /// Returns the cached photo, or nil if there is none. Fetches nothing.
  ///
  /// `fetchedAt` of the result is the time at which the detail was fetched; nil if the photo has no detail.
  func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>?

  /// Returns a stream that emits when feeds may have changed since they were fetched, or nil if the source does not
  /// report changes. Canceling the iteration ends the stream.
  func changes() -> AsyncStream<Void>?
}

// The default for a source that does not report changes.
extension PhotoRepository {
  public func changes() -> AsyncStream<Void>? { nil }
}

// Defaults for a repository without a cache.
extension PhotoRepository {
  public func cachedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? { nil }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? { nil }
}

extension PhotoRepository {
  /// Loads a page of a feed according to a policy.
  ///
  /// A cached page that lacks photos at its end is fetched before it is shown, because the next page begins after the
  /// missing photos.
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

  /// Returns the cached photos among `ids`. Fetches nothing.
  public func cachedPhotos(_ ids: [Photo.ID]) async -> [Photo] {
    var cached: [Photo] = []
    for id in ids {
      if let photo = try? await cachedPhoto(id) { cached.append(photo.value) }
    }
    return cached
  }
}
