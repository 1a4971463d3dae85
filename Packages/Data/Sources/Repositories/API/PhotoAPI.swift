public import Domain

/// The web API of a source. An API caches nothing. The API is also the repository of collections, because collections
/// are never cached.
public protocol PhotoAPI: CollectionRepository {
  var source: PhotoSource { get }

  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo>

  /// Fetches the photo with its detail.
  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo

  /// - Parameter days: The number of days up to today, limited to `PhotoStatistics.allowedDays`.
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics

  func topics() async throws(RepositoryError) -> [Topic]

  /// Reports a download, if the source requires reports.
  func reportDownload(of photo: Photo) async throws(RepositoryError)
}
