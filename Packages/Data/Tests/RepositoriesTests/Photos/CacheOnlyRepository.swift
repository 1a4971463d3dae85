import Domain
import Foundation
import Networking
import Persistence
import Repositories

/// A repository in offline mode, with the policy `cacheOnly` and a transport that refuses requests.
struct CacheOnlyRepository: PhotoRepository {
  private let repository: DefaultPhotoRepository

  init(_ store: PhotoStore) { repository = DefaultPhotoRepository(api: offlineAPI(), store: store) }

  func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await repository.photos(in: feed, page: page, policy: .cacheOnly, now: .distantPast).value
  }

  func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    try await FetchPolicy.cacheOnly.load(.photo, now: .distantPast) { () throws(RepositoryError) in
      try await repository.cachedPhoto(id)
    } fetch: { () throws(RepositoryError) in
      try await repository.photo(id)
    }
    .value
  }

  func cachedPhotos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await repository.cachedPhotos(in: feed, page: page)
  }

  func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await repository.cachedPhoto(id)
  }
}

struct CacheOnlyTopicRepository: TopicRepository {
  private let repository: DefaultTopicRepository

  init(_ store: TopicStore) { repository = DefaultTopicRepository(api: offlineAPI(), store: store) }

  func topics() async throws(RepositoryError) -> [Topic] {
    try await repository.topics(policy: .cacheOnly, now: .distantPast).value.items
  }

  func cachedTopics() async throws(RepositoryError) -> Cached<[Topic]>? { try await repository.cachedTopics() }
}

extension CacheOnlyRepository: PhotoStatisticsRepository {
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    try await FetchPolicy.cacheOnly.load(.statistics, now: .distantPast) { () throws(RepositoryError) in
      try await repository.cachedStatistics(of: id)
    } fetch: { () throws(RepositoryError) in
      try await repository.statistics(of: id, days: days)
    }
    .value.last(days)
  }

  func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await repository.cachedStatistics(of: id)
  }
}

private func offlineAPI() -> UnsplashAPI {
  UnsplashAPI(transport: OfflineTransport(over: CurlTransport(), isOffline: true), accessKey: nil)
}
