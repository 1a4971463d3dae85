import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Recent searches") struct RecentSearchTests {
  private let fixture: PhotosFixture
  private let text = BehaviorRelay(value: "")
  private let search = PublishRelay<Void>()
  private let select = PublishRelay<Photo.ID>()
  private let recall = PublishRelay<String>()
  private let forget = PublishRelay<String>()
  private let forgetAll = PublishRelay<Void>()

  init() throws {
    fixture = PhotosFixture([
      .search(try #require(SearchQuery("cat"))): Photo.fixtures(1...3),
      .search(try #require(SearchQuery("dog"))): Photo.fixtures(11...12),
    ])
  }

  private var output: PhotoSearchViewModel.Output {
    fixture.search().transform(
      input: .init(
        text: ControlProperty(text), search: ControlEvent(search), select: ControlEvent(select),
        recall: ControlEvent(recall), forget: ControlEvent(forget), forgetAll: ControlEvent(forgetAll)))
  }

  private func look(for word: String) async {
    text.accept(word)
    search.accept(())
    await settle()
  }

  @Test("A search with Return becomes a recent search")
  func searchIsRemembered() async {
    let output = output
    let photos = Listener(output.photos)
    let recent = Listener(output.recentSearches)
    await look(for: "cat")
    await look(for: "dog")
    await look(for: "Cat")
    #expect(recent.last == ["Cat", "dog"])
    #expect(photos.last != nil)
  }

  @Test("Opening a result adds the typed text to the recent searches")
  func typedTextIsNotRemembered() async {
    let output = output
    let photos = Listener(output.photos)
    let recent = Listener(output.recentSearches)
    text.accept("cat")
    fixture.scheduler.advance(by: .seconds(1))
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(recent.last == [])
    select.accept(Photo.fixture("photo-1").id)
    await settle()
    #expect(recent.last == ["cat"], "opening a result adds the search")
  }

  @Test("A recent search that the user repeats runs at once")
  func recentSearchRuns() async {
    let output = output
    let photos = Listener(output.photos)
    let recent = Listener(output.recentSearches)
    await look(for: "cat")
    await look(for: "dog")
    recall.accept("cat")
    await settle()
    #expect(text.value == "cat")
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(recent.last == ["cat", "dog"])
    fixture.scheduler.advance(by: .seconds(1))
    await settle()
    #expect(fixture.photos.onPhotos.calls.count == 3, "the pause does not search again")
  }

  @Test("Recent searches can be removed one by one or all at once")
  func recentSearchesAreRemoved() async {
    let output = output
    let photos = Listener(output.photos)
    let recent = Listener(output.recentSearches)
    for word in ["cat", "dog", "bird"] { await look(for: word) }
    forget.accept("DOG")
    await settle()
    #expect(recent.last == ["bird", "cat"])
    forgetAll.accept(())
    await settle()
    #expect(recent.last == [])
    #expect(photos.last != nil)
  }

  @Test("If a recent search cannot be saved, the failure is reported, and the search still succeeds")
  func failedHistory() async {
    fixture.searches.onAdd.fail(with: .storage(.full(path: "/searches")))
    let output = output
    let failures = Listener(output.failures)
    let photos = Listener(output.photos)
    await look(for: "cat")
    #expect(failures.last?.error == .storage(.full(path: "/searches")))
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
  }
}
