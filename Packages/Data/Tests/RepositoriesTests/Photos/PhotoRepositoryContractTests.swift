import Domain
import DomainTesting
import Foundation
import Networking
import NetworkingTesting
import Persistence
import Repositories
import Testing

/// Tests that the repositories satisfy their contracts, both online and with only the cache.
@Suite(.timeLimit(.minutes(1))) struct PhotoRepositoryContractTests {
  @Test(
    "The Unsplash repository satisfies the contract over a real socket", arguments: PhotoRepositoryContract.allCases)
  func unsplashKeepsTheContract(promise: PhotoRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let query = try #require(SearchQuery("lake"))
    let repository = DefaultPhotoRepository(api: try unsplash(at: server), store: folder.store(.unsplash))
    try await promise.check(.init(repository: repository, feed: .editorial, query: query, topic: "nature"))
  }

  @Test("The Picsum repository satisfies the contract over a real socket", arguments: PhotoRepositoryContract.allCases)
  func picsumKeepsTheContract(promise: PhotoRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let base = try #require(BaseURL(server.url("")))
    let api = PicsumAPI(transport: CurlTransport(), base: base)
    let repository = DefaultPhotoRepository(api: api, store: folder.store(.picsum))
    try await promise.check(.init(repository: repository, feed: .editorial, query: nil, topic: nil))
  }

  /// Two cases are left out: in offline mode, an unknown photo or topic throws `notCached` instead of `notFound`.
  /// `unseenPhotosAreNotCached()` tests that unknown photos throw `notCached`.
  @Test(
    "A repository that reads only the cache satisfies the contract",
    arguments: PhotoRepositoryContract.allCases.filter {
      ![.unknownPhotoIsNotFound, .unknownTopicIsNotFound].contains($0)
    })
  func cacheKeepsTheContract(promise: PhotoRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let store = folder.store(.unsplash)
    try await visitEverything(DefaultPhotoRepository(api: try unsplash(at: server), store: store))
    server.stop()
    let repository = CacheOnlyRepository(store)
    let query = try #require(SearchQuery("lake"))
    try await promise.check(.init(repository: repository, feed: .editorial, query: query, topic: "nature"))
  }

  @Test("Offline, a search returns the results that were fetched online")
  func cachedSearch() async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let store = folder.store(.unsplash)
    let query = try #require(SearchQuery("lake"))
    let online = DefaultPhotoRepository(api: try unsplash(at: server), store: store)
    let page = try await online.photos(in: .search(query), page: PageRequest(size: 5))
    let offline = CacheOnlyRepository(store)
    #expect(try await offline.photos(in: .search(query), page: PageRequest(size: 5)) == page)
    await #expect(throws: RepositoryError.notCached) {
      try await offline.photos(in: .search(query), page: PageRequest(number: 2, size: 5))
    }
  }

  @Test("Offline, requests for photos that were never fetched throw notCached")
  func unseenPhotosAreNotCached() async throws {
    let folder = try TemporaryFolder()
    let repository = CacheOnlyRepository(folder.store(.unsplash))
    let colour = try #require(SearchQuery("lake", color: .teal))
    await #expect(throws: RepositoryError.unsupported(reason: .noColorsOffline)) {
      try await repository.photos(in: .search(colour), page: PageRequest())
    }
    for feed in [PhotoFeed.editorial, .topic("nature")] {
      await #expect(throws: RepositoryError.notCached) { try await repository.photos(in: feed, page: PageRequest()) }
    }
    await #expect(throws: RepositoryError.notCached) {
      try await repository.photo(Photo.ID(source: .unsplash, value: "x"))
    }
  }

  @Test("The topic repository satisfies the contract online and offline", arguments: TopicRepositoryContract.allCases)
  func topicsKeepTheContract(promise: TopicRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let api = try unsplash(at: server)
    let photos = DefaultPhotoRepository(api: api, store: folder.store(.unsplash))
    let topics = TopicStore(cache: folder.cache(), source: .unsplash)
    try await promise.check(DefaultTopicRepository(api: api, store: topics), photos: photos)
    server.stop()
    let stored = CacheOnlyRepository(folder.store(.unsplash))
    if promise != .everyTopicIsAFeed {
      try await promise.check(CacheOnlyTopicRepository(topics), photos: stored)
    }
  }

  @Test(
    "The collection repository satisfies the contract over a real socket",
    arguments: CollectionRepositoryContract.allCases)
  func collectionsKeepTheContract(promise: CollectionRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let api = try unsplash(at: server)
    let photos = DefaultPhotoRepository(api: api, store: folder.store(.unsplash))
    try await promise.check(api, photos: photos)
  }

  @Test(
    "The statistics repository satisfies the contract online and offline",
    arguments: PhotoStatisticsRepositoryContract.allCases)
  func statisticsKeepTheContract(promise: PhotoStatisticsRepositoryContract) async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let (api, store) = (try unsplash(at: server), folder.store(.unsplash))
    let id = Photo.ID(source: .unsplash, value: "photo-1")
    let online = DefaultPhotoRepository(api: api, store: store)
    _ = try await online.photo(id)
    try await promise.check(online, photo: id)
    _ = try await online.statistics(of: id, days: 30)
    server.stop()
    let offline = CacheOnlyRepository(store)
    if promise == .unknownPhotoIsNotFound {
      await #expect(throws: RepositoryError.notCached) {
        try await offline.statistics(of: Photo.ID(source: .unsplash, value: "no-such-photo"), days: 7)
      }
    } else {
      try await promise.check(offline, photo: id)
    }
  }

  @Test("Random photos are not cached")
  func randomPhotosAreNotCached() async throws {
    let server = try CatalogueServer.start()
    let folder = try TemporaryFolder()
    let photos = DefaultPhotoRepository(api: try unsplash(at: server), store: folder.store(.unsplash))
    let page = try await photos.photos(in: .random, page: PageRequest(size: 5))
    #expect(Set(page.items.map(\.id)).count == 5)
    #expect(page.hasNext)
    #expect(try await photos.cachedPhotos(in: .random, page: PageRequest(size: 5)) == nil)
  }

  @Test("The API client can connect to a server over a Unix socket")
  func unixSocket() async throws {
    let folder = try TemporaryFolder()
    let socket = folder.path + "/demo.sock"
    let server = try CatalogueServer.start(.unix(path: socket))
    defer { server.stop() }
    let transport = CurlTransport(configuration: CurlConfiguration(unixSocketPath: socket))
    let base = try #require(BaseURL("http://demo"))
    let api = UnsplashAPI(transport: transport, base: base, accessKey: nil, source: .demo)
    let page = try await api.photos(in: .editorial, page: PageRequest(size: 3))
    #expect(page.items.map(\.id) == (1...3).map { Photo.ID(source: .demo, value: "photo-\($0)") })
    #expect(page.total == CatalogueServer.photoCount)
  }

  private func unsplash(at server: ScriptedServer) throws -> UnsplashAPI {
    let base = try #require(BaseURL(server.url("")))
    return UnsplashAPI(transport: CurlTransport(), base: base, accessKey: AccessKey("key-123"))
  }

  private func visitEverything(_ repository: some PhotoRepository) async throws {
    for feed in [PhotoFeed.editorial, .topic("nature")] {
      var request = PageRequest(size: 30)
      while try await repository.photos(in: feed, page: request).hasNext { request = request.next }
    }
    for number in 1...3 {
      _ = try await repository.photo(Photo.ID(source: .unsplash, value: "photo-\(number)"))
    }
  }
}
