import Domain
import DomainTesting
import Foundation
import Testing

@Suite struct FeedReaderTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...3)])
  private let lost = RepositoryError.offline(reason: "no route")

  private func answer(_ order: ReadingOrder, isReload: Bool = false) async throws -> PageAnswer<Photo> {
    let now = now
    let reader = FeedReader(photos: photos, order: order) { now }
    return try await reader.page(PageRequest(size: 3), of: .editorial, isReload: isReload)
  }

  private func keep(secondsAgo age: TimeInterval?) -> Stored<Page<Photo>> {
    let fetchedAt = age.map { now.addingTimeInterval(-$0) }
    photos.keep(Photo.fixtures(1...2), of: .editorial, fetchedAt: fetchedAt)
    return Stored(Page(items: Photo.fixtures(1...2), hasNext: false, total: 2), fetchedAt: fetchedAt)
  }

  private var fresh: PageAnswer<Photo> { .fresh(Page(items: Photo.fixtures(1...3), hasNext: false, total: 3)) }

  @Test func aScreenSeesFirstWhatWasKept() async throws {
    let young = keep(secondsAgo: 60)
    #expect(try await answer(.storedFirst) == .stored(young))
    let old = keep(secondsAgo: 86_400)
    #expect(try await answer(.storedFirst) == .stored(old, isStale: true))
    #expect(photos.onPhotos.calls.isEmpty)
  }

  @Test func withoutAnythingKeptTheSourceIsAsked() async throws {
    #expect(try await answer(.storedFirst) == fresh)
  }

  @Test func whoeverAsksAgainWantsWhatTheSourceHas() async throws {
    _ = keep(secondsAgo: 60)
    #expect(try await answer(.storedFirst, isReload: true) == fresh)
    #expect(try await answer(.freshFirst) == fresh)
  }

  @Test func aSourceThatCannotBeAskedIsReplacedByWhatWasKept() async throws {
    let kept = keep(secondsAgo: 86_400)
    photos.onPhotos.fail(with: lost)
    #expect(try await answer(.freshFirst) == .stored(kept, failure: lost))
    #expect(try await answer(.storedFirst, isReload: true) == .stored(kept, failure: lost))
  }

  @Test func aSourceThatRefusesIsNotReplaced() async throws {
    _ = keep(secondsAgo: 60)
    photos.onPhotos.fail(with: .accessDenied(reason: "key"))
    await #expect(throws: RepositoryError.accessDenied(reason: "key")) { try await answer(.freshFirst) }
  }

  @Test func whatWasOnlyPutTogetherIsShownForWantOfTheSource() async throws {
    let found = keep(secondsAgo: nil)
    #expect(try await answer(.storedFirst) == fresh)
    photos.onPhotos.fail(with: lost)
    #expect(try await answer(.storedFirst) == .stored(found, failure: lost))
  }

  @Test func aPageWithAGapAtItsEndIsAskedForBeforeItIsShown() async throws {
    let photos = FakePhotoRepository([.editorial: Photo.fixtures(1...5)], knowsItsEnd: false)
    photos.keep(Photo.fixtures(1...2), of: .editorial, fetchedAt: now)
    let reader = FeedReader(photos: photos, order: .storedFirst) { [now] in now }
    let first = try await reader.page(PageRequest(size: 3), of: .editorial)
    #expect(first == .fresh(Page(items: Photo.fixtures(1...3), hasNext: true)))
    let shorter = try await reader.page(PageRequest(size: 2), of: .editorial)
    #expect(shorter == .stored(Stored(Page(items: Photo.fixtures(1...2), hasNext: true), fetchedAt: now)))
  }

  @Test func offlineTheSourceIsNotAskedAboutWhatWasKept() async throws {
    let kept = keep(secondsAgo: 86_400)
    #expect(try await answer(.storedOnly) == .stored(kept))
    #expect(photos.onPhotos.calls.isEmpty)
  }
}
