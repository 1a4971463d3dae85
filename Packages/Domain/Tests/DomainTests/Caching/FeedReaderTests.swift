import Domain
import DomainTesting
import Foundation
import Testing

@Suite struct FeedReaderTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...3)])
  private let lost = RepositoryError.offline(reason: "no route")

  private func answer(_ policy: FetchPolicy, isReload: Bool = false) async throws -> PageResult<Photo> {
    let now = now
    let reader = FeedReader(photos: photos, policy: policy) { now }
    return try await reader.page(PageRequest(size: 3), of: .editorial, isReload: isReload)
  }

  private func cache(secondsAgo age: TimeInterval?) -> Cached<Page<Photo>> {
    let fetchedAt = age.map { now.addingTimeInterval(-$0) }
    photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: fetchedAt)
    return Cached(Page(items: Photo.fixtures(1...2), hasNext: false, total: 2), fetchedAt: fetchedAt)
  }

  private var fresh: PageResult<Photo> { .fresh(Page(items: Photo.fixtures(1...3), hasNext: false, total: 3)) }

  @Test func aScreenSeesFirstWhatWasKept() async throws {
    let young = cache(secondsAgo: 60)
    #expect(try await answer(.cacheFirst) == .cached(young))
    let old = cache(secondsAgo: 86_400)
    #expect(try await answer(.cacheFirst) == .cached(old, isStale: true))
    #expect(photos.onPhotos.calls.isEmpty)
  }

  @Test func withoutAnythingKeptTheSourceIsAsked() async throws {
    #expect(try await answer(.cacheFirst) == fresh)
  }

  @Test func whoeverAsksAgainWantsWhatTheSourceHas() async throws {
    _ = cache(secondsAgo: 60)
    #expect(try await answer(.cacheFirst, isReload: true) == fresh)
    #expect(try await answer(.networkFirst) == fresh)
  }

  @Test func aSourceThatCannotBeAskedIsReplacedByWhatWasKept() async throws {
    let cached = cache(secondsAgo: 86_400)
    photos.onPhotos.fail(with: lost)
    #expect(try await answer(.networkFirst) == .cached(cached, failure: lost))
    #expect(try await answer(.cacheFirst, isReload: true) == .cached(cached, failure: lost))
  }

  @Test func aSourceThatRefusesIsNotReplaced() async throws {
    _ = cache(secondsAgo: 60)
    photos.onPhotos.fail(with: .accessDenied(reason: "key"))
    await #expect(throws: RepositoryError.accessDenied(reason: "key")) { try await answer(.networkFirst) }
  }

  @Test func whatWasOnlyPutTogetherIsShownForWantOfTheSource() async throws {
    let found = cache(secondsAgo: nil)
    #expect(try await answer(.cacheFirst) == fresh)
    photos.onPhotos.fail(with: lost)
    #expect(try await answer(.cacheFirst) == .cached(found, failure: lost))
  }

  @Test func aPageWithAGapAtItsEndIsAskedForBeforeItIsShown() async throws {
    let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...5)], knowsItsEnd: false)
    photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: now)
    let reader = FeedReader(photos: photos, policy: .cacheFirst) { [now] in now }
    let first = try await reader.page(PageRequest(size: 3), of: .editorial)
    #expect(first == .fresh(Page(items: Photo.fixtures(1...3), hasNext: true)))
    let shorter = try await reader.page(PageRequest(size: 2), of: .editorial)
    #expect(shorter == .cached(Cached(Page(items: Photo.fixtures(1...2), hasNext: true), fetchedAt: now)))
  }

  @Test func offlineTheSourceIsNotAskedAboutWhatWasKept() async throws {
    let cached = cache(secondsAgo: 86_400)
    #expect(try await answer(.cacheOnly) == .cached(cached))
    #expect(photos.onPhotos.calls.isEmpty)
  }
}
