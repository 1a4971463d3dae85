/// The photos of a source.
public protocol PhotoRepository: Sendable {
  /// A page of a feed as the source has it now, in the source's order.
  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Everything known of a photo, `detail` included.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// The page as far as it was kept, without a gap; `nil` if nothing of it was. Asks no source.
  func storedPhotos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Stored<Page<Photo>>?

  /// The photo with what was ever kept of its detail, and when that came; `nil` if it was never seen. Asks no source.
  func storedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Stored<Photo>?
}

/// A repository that keeps nothing.
extension PhotoRepository {
  public func storedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Stored<Page<Photo>>? { nil }

  public func storedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Stored<Photo>? { nil }
}
