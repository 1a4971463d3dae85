/// The photos of a source.
public protocol PhotoRepository: Sendable {
  /// A page of a feed, in the source's order.
  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Everything known of a photo, `detail` included.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo
}
