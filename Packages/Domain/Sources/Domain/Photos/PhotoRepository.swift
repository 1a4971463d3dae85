/// The photos of a source.
public protocol PhotoRepository: Sendable {
  /// A page of a feed as the source has it now, in the source's order.
  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Everything known of a photo, `detail` included.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// The page as far as it was cached, without a gap; `nil` if nothing of it was. Asks no source.
  func cachedPhotos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Cached<Page<Photo>>?

  /// The photo with what was ever kept of its detail, and when that came; `nil` if it was never seen. Asks no source.
  func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>?
}

/// A repository that keeps nothing.
extension PhotoRepository {
  public func cachedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? { nil }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? { nil }
}
