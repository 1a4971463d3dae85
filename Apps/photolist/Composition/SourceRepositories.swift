import Domain
import FolderSource
import Persistence
import Repositories

/// The repositories of a source.
struct SourceRepositories {
  let photos: any PhotoRepository
  let topics: any TopicRepository
  let collections: any CollectionRepository
  let statistics: any PhotoStatisticsRepository
  let downloader: any PhotoDownloader

  /// Creates the repositories of a source with an API, and caches the responses of the API.
  ///
  /// - Parameter onStoreFailure: Called when a response could not be cached. The response is shown anyway.
  init(
    api: any PhotoAPI, photoStore: PhotoStore, topicStore: TopicStore, downloader: any PhotoDownloader,
    onStoreFailure: @escaping @Sendable (RepositoryError) -> Void
  ) {
    let photos = DefaultPhotoRepository(api: api, store: photoStore, onStoreFailure: onStoreFailure)
    self.photos = photos
    statistics = photos
    collections = api
    topics = DefaultTopicRepository(api: api, store: topicStore, onStoreFailure: onStoreFailure)
    self.downloader = downloader
  }

  /// Creates the repositories of a folder.
  init(folder: FolderIndex, now: @escaping @Sendable () -> Date) {
    photos = FolderPhotoRepository(folder, now: now)
    topics = FolderTopicRepository(folder)
    collections = FolderCollectionRepository()
    statistics = FolderStatisticsRepository()
    downloader = FolderPhotoDownloader()
  }
}
