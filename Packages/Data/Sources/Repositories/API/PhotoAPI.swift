public import Domain

/// The API of a source. It caches nothing.
public protocol PhotoAPI: Sendable {
  var source: PhotoSource { get }

  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// The photo with its detail.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// - Parameter days: how many of the last days; brought into `PhotoStatistics.allowedDays`.
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics

  func topics() async throws(RepositoryError) -> [Topic]

  func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection>

  /// Reports a download to the source, if it requires that.
  func reportDownload(of photo: Photo) async throws(RepositoryError)
}
