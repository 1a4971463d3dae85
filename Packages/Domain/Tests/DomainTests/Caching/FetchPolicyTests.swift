import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The fetch policy") struct FetchPolicyTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...3)])
  private let lost = RepositoryError.offline(reason: "no route")

  private func load(_ policy: FetchPolicy) async throws -> PageResult<Photo> {
    try await photos.photos(in: .editorial, page: PageRequest(size: 3), policy: policy, now: now)
  }

  private func cache(secondsAgo age: TimeInterval?) -> Cached<Page<Photo>> {
    let fetchedAt = age.map { now.addingTimeInterval(-$0) }
    photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: fetchedAt)
    return Cached(Page(items: Photo.fixtures(1...2), hasNext: false, total: 2), fetchedAt: fetchedAt)
  }

  private var fresh: PageResult<Photo> { .fresh(Page(items: Photo.fixtures(1...3), hasNext: false, total: 3)) }

  @Test("With cacheFirst, a cached page is returned without a fetch, and an old page is marked as stale")
  func cacheFirstShowsTheCachedPage() async throws {
    let young = cache(secondsAgo: 60)
    #expect(try await load(.cacheFirst) == .cached(young))
    let old = cache(secondsAgo: 86_400)
    #expect(try await load(.cacheFirst) == .cached(old, isStale: true))
    #expect(photos.onPhotos.calls.isEmpty)
  }

  @Test("With cacheFirst, a page that is not cached is fetched")
  func cacheFirstFetchesWhatIsNotCached() async throws {
    #expect(try await load(.cacheFirst) == fresh)
  }

  @Test("With networkFirst, and in a reload, a page is fetched even if it is cached")
  func networkFirstFetches() async throws {
    _ = cache(secondsAgo: 60)
    #expect(try await load(.networkFirst) == fresh)
    #expect(try await load(FetchPolicy.cacheFirst.reloading) == fresh)
  }

  @Test("If the source is unreachable, the cached page is returned with the error")
  func aCachedPageReplacesAnUnreachableSource() async throws {
    let cached = cache(secondsAgo: 86_400)
    photos.onPhotos.fail(with: lost)
    #expect(try await load(.networkFirst) == .cached(cached, failure: lost))
  }

  @Test("If the source rejects the request, the error is thrown even if a page is cached")
  func aRefusalIsNotReplaced() async throws {
    _ = cache(secondsAgo: 60)
    photos.onPhotos.fail(with: .accessDenied(reason: "key"))
    await #expect(throws: RepositoryError.accessDenied(reason: "key")) { try await load(.networkFirst) }
  }

  @Test("With cacheFirst, photos found by searching the cache are returned only if the source is unreachable")
  func aSearchInTheCacheReplacesAnUnreachableSource() async throws {
    let found = cache(secondsAgo: nil)
    #expect(try await load(.cacheFirst) == fresh)
    photos.onPhotos.fail(with: lost)
    #expect(try await load(.cacheFirst) == .cached(found, failure: lost))
  }

  @Test("With cacheFirst, a page is fetched if only some of its photos are cached")
  func aPageWithAGapIsFetched() async throws {
    let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...5)], marksLastPage: false)
    photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: now)
    func load(size: Int) async throws -> PageResult<Photo> {
      try await photos.photos(in: .editorial, page: PageRequest(size: size), policy: .cacheFirst, now: now)
    }
    #expect(try await load(size: 3) == .fresh(Page(items: Photo.fixtures(1...3), hasNext: true)))
    #expect(
      try await load(size: 2)
        == .cached(Cached(Page(items: Photo.fixtures(1...2), hasNext: true), fetchedAt: now)))
  }

  @Test("With cacheOnly, a cached page of any age is returned and nothing is fetched")
  func cacheOnlyShowsTheCachedPage() async throws {
    let cached = cache(secondsAgo: 86_400)
    #expect(try await load(.cacheOnly) == .cached(cached))
    #expect(photos.onPhotos.calls.isEmpty)
  }

  @Test(
    "With cacheOnly, loading or reloading a page that is not cached fails without a fetch", arguments: [false, true])
  func cacheOnlyNeverFetches(isReload: Bool) async throws {
    let policy = isReload ? FetchPolicy.cacheOnly.reloading : .cacheOnly
    let (topics, collections) = (FakeTopicRepository([.fixture()]), FakeCollectionRepository())
    await #expect(throws: RepositoryError.notCached) { try await load(policy) }
    await #expect(throws: RepositoryError.notCached) {
      try await topics.topics(policy: policy, now: now)
    }
    await #expect(throws: RepositoryError.notCached) {
      try await collections.collections(page: PageRequest(), policy: policy, now: now)
    }
    #expect(photos.onPhotos.calls.isEmpty && topics.onTopics.calls.isEmpty && collections.onCollections.calls.isEmpty)
  }

  @Test("If the cache cannot be read, cacheFirst and networkFirst fetch the value, and cacheOnly fails")
  func aFailingCacheCountsAsEmpty() async throws {
    let damaged = RepositoryError.storage(.damaged(path: "cache"))
    func load(_ policy: FetchPolicy) async throws -> FetchResult<Int> {
      try await policy.load(.photo, now: now) { () throws(RepositoryError) in
        throw damaged
      } fetch: {
        1
      }
    }
    #expect(try await load(.cacheFirst) == .fresh(1))
    #expect(try await load(.networkFirst) == .fresh(1))
    await #expect(throws: damaged) { try await load(.cacheOnly) }
  }
}
