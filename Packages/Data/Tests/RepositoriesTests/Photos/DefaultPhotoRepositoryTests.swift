import Domain
import DomainTesting
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Persistence
import Repositories
import Synchronization
import Testing

/// Tests what `DefaultPhotoRepository` caches, and when it reads the cache.
@Suite struct DefaultPhotoRepositoryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Fetched photos are available offline")
  func fetchedPhotosAreCached() async throws {
    let store = folder.store(.unsplash)
    let listed = try await repository(try Fixture.unsplashPhotos.bytes, store)
      .photos(in: .editorial, page: PageRequest(size: 2))
    let opened = try await repository(try Fixture.unsplashPhoto.bytes, store).photo(listed.items[0].id)
    let offline = CacheOnlyRepository(store)
    let again = try await offline.photos(in: .editorial, page: PageRequest(size: 2))
    #expect(again.items.map(\.id) == listed.items.map(\.id))
    #expect(again.items[1] == listed.items[1])
    #expect(try await offline.photo(opened.id) == opened)
  }

  @Test("A failed request throws its error even if the photos are cached")
  func failureIsNotHidden() async throws {
    let store = folder.store(.unsplash)
    _ = try await repository(try Fixture.unsplashPhotos.bytes, store).photos(in: .editorial, page: PageRequest())
    let api = UnsplashAPI(transport: ScriptedTransport(500, body: ""), accessKey: nil)
    await #expect(throws: RepositoryError.unavailable(reason: .serverProblem(host: "api.unsplash.com", detail: "500")))
    {
      try await DefaultPhotoRepository(api: api, store: store).photos(in: .editorial, page: PageRequest())
    }
  }

  @Test("If the caller is canceled after the fetch, the photo is cached and no failure is reported")
  func cancellationIsNoFailure() async throws {
    let store = folder.store(.unsplash)
    let failures = Mutex<[RepositoryError]>([])
    let transport = CancelingTransport(base: ScriptedTransport(body: try Fixture.unsplashPhoto.bytes))
    let photos = DefaultPhotoRepository(
      api: UnsplashAPI(transport: transport, accessKey: nil), store: store,
      onStoreFailure: { failure in failures.withLock { $0.append(failure) } })
    let photo = try await Task { try await photos.photo(Photo.ID(source: .unsplash, value: "x")) }.value
    #expect(failures.withLock { $0 }.isEmpty)
    #expect(try await store.photo(photo.id)?.value.detail != nil)
  }

  @Test("If a search was never fetched and its request fails, the cached photos are searched")
  func searchInTheCache() async throws {
    let store = folder.store(.unsplash)
    _ = try await repository(try Fixture.unsplashPhoto.bytes, store).photo(Photo.ID(source: .unsplash, value: "x"))
    let api = UnsplashAPI(transport: ScriptedTransport(503, body: ""), accessKey: nil)
    let photos = DefaultPhotoRepository(api: api, store: store)
    let photo = try #require(try await store.photo(Photo.ID(source: .unsplash, value: "qX9a")))
    let query = try #require(SearchQuery(photo.value.author.name))
    let answer = try await photos.photos(
      in: .search(query), page: PageRequest(), policy: .cacheFirst, now: .distantFuture)
    guard case .cached(let found, isStale: false, failure: .unavailable?) = answer else {
      Issue.record("the result is \(answer)")
      return
    }
    #expect(found.value.items.map(\.id) == [photo.value.id])
    #expect(found.fetchedAt == nil, "the age of a search in the cache is unknown")
  }

  @Test("A detail is cached with the date at which it was fetched")
  func detailIsCachedWithItsAge() async throws {
    let store = folder.store(.unsplash)
    let repository = repository(try Fixture.unsplashPhoto.bytes, store)
    let photo = try await repository.photo(Photo.ID(source: .unsplash, value: "x"))
    let stored = try await repository.cachedPhoto(photo.id)
    #expect(stored?.value == photo)
    #expect(stored?.fetchedAt != nil)
  }

  @Test("The state of the connection is observable")
  func connectionIsObservable() async throws {
    let connection = SourceConnection()
    var states = connection.states().makeAsyncIterator()
    #expect(await states.next()?.connection == .unknown)
    let lost = UnsplashAPI(
      transport: ScriptedTransport([.failure(.offline)]), accessKey: nil, connection: connection)
    _ = try? await lost.photos(in: .editorial, page: PageRequest())
    #expect(await states.next()?.connection == .lost)
    let found = PicsumAPI(transport: ScriptedTransport(body: "[]"), connection: connection)
    _ = try await found.photos(in: .editorial, page: PageRequest())
    #expect(await states.next()?.connection == .connected)
  }

  @Test("A response that cannot be cached is returned anyway")
  func uncachedResponseIsReturned() async throws {
    let cache = folder.cache()
    try cache.close()
    let failures = Mutex<[RepositoryError]>([])
    let api = UnsplashAPI(transport: ScriptedTransport(body: try Fixture.unsplashPhotos.bytes), accessKey: nil)
    let repository = DefaultPhotoRepository(
      api: api, store: PhotoStore(cache: cache, likes: folder.likes(), source: .unsplash)
    ) {
      failure in failures.withLock { $0.append(failure) }
    }
    let page = try await repository.photos(in: .editorial, page: PageRequest())
    #expect(page.items.count == 2)
    #expect(failures.withLock { $0.count } == 1)
  }

  @Test("Fetched topics are available offline")
  func fetchedTopicsAreCached() async throws {
    let topics = TopicStore(cache: folder.cache(), source: .unsplash)
    let api = UnsplashAPI(transport: ScriptedTransport(body: try Fixture.unsplashTopics.bytes), accessKey: nil)
    let repository = DefaultTopicRepository(api: api, store: topics)
    await #expect(throws: RepositoryError.notCached) {
      try await repository.topics(policy: .cacheOnly, now: .distantPast)
    }
    let online = try await repository.topics()
    #expect(try await repository.topics(policy: .cacheOnly, now: .distantPast).value.items == online)
  }

  private func repository(_ body: [UInt8], _ store: PhotoStore) -> DefaultPhotoRepository {
    DefaultPhotoRepository(api: UnsplashAPI(transport: ScriptedTransport(body: body), accessKey: nil), store: store)
  }
}

/// Cancels the caller when the response has arrived.
private struct CancelingTransport: Transport {
  let base: any Transport

  func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    let response = try await base.send(request, downloadingTo: destination)
    withUnsafeCurrentTask { $0?.cancel() }
    return response
  }
}
