import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Checks which condition a list has (up to date, loading, cached, offline or failed), that each condition has its own
/// text, and that failed requests can be retried.
@MainActor
@Suite("The condition of a list") struct ConditionTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...3)])
  private let more = PublishRelay<Void>()
  private let retry = PublishRelay<Void>()

  private var list: Listener<ListState<PhotoItems>> {
    Listener(
      fixture.list().transform(input: .init(more: ControlEvent(more), retry: ControlEvent(retry))).photos)
  }

  @Test("A fetched list is up to date, except while the next page is loading")
  func fetchedIsUpToDate() async {
    let photos = list
    await settle()
    #expect(photos.last?.condition == .upToDate)
    #expect(photos.last?.canRetry == false)
    let gate = fixture.holdPhotos()
    more.accept(())
    #expect(photos.last?.condition == .loading)
    gate.open()
    await settle()
    #expect(photos.last?.condition == .upToDate)
  }

  @Test("A fresh list from the cache has the condition .cached") func freshCache() async {
    fixture.photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: .testNow.addingTimeInterval(-60))
    let photos = list
    await settle()
    #expect(photos.last?.condition == .cached)
  }

  @Test(
    "After a failed refresh, a list is offline or failed, and the refresh can be retried",
    arguments: [
      (RepositoryError.offline(reason: "no route"), Condition.offline), (.unavailable(reason: "500"), .failed),
      (.timedOut, .failed),
    ])
  func failedRefresh(error: RepositoryError, condition: Condition) async {
    fixture.photos.cache(Photo.fixtures(1...2), of: .editorial, fetchedAt: .testNow.addingTimeInterval(-7200))
    fixture.photos.onPhotos.fail(with: error)
    let photos = list
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.condition == condition)
    #expect(photos.last?.note?.action == .retry)
    #expect(photos.last?.canRetry == true)
    fixture.photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    #expect(photos.last?.condition == .upToDate)
    #expect(photos.last?.note == nil)
  }

  @Test("Each condition has its own text in each language", arguments: Language.allCases)
  func conditionsDiffer(language: Language) {
    let strings = Strings(language)
    #expect(Set(Condition.allCases.map(strings.photos.condition)).count == Condition.allCases.count)
  }

  @Test("A search on an unreachable source shows a failure instead of an empty result, and can be retried")
  func unreachableSearch() async throws {
    let text = BehaviorRelay(value: "cat")
    let query = try #require(SearchQuery("cat"))
    fixture.photos.put(Photo.fixtures(1...2), in: .search(query))
    fixture.photos.cache([], of: .search(query), fetchedAt: .distantPast)
    fixture.photos.onPhotos.fail(with: .offline(reason: "no route"))
    let photos = Listener(
      fixture.search().transform(input: .init(text: ControlProperty(text), retry: ControlEvent(retry))).photos)
    fixture.scheduler.advance(by: .seconds(1))
    await settle()
    #expect(photos.last?.placeholder?.text == "No connection: no route")
    #expect(photos.last?.placeholder?.action == .retry)
    fixture.photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
  }
}
