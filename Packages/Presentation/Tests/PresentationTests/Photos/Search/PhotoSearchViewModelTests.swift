import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The search for photos") struct PhotoSearchViewModelTests {
  private let fixture: PhotosFixture
  private let text = BehaviorRelay(value: "")
  private let search = PublishRelay<Void>()
  private let filters = BehaviorRelay(value: SearchFilters())
  private let cancel = PublishRelay<SearchFocus>()
  private let more = PublishRelay<Void>()
  private let retry = PublishRelay<Void>()
  private let select = PublishRelay<Photo.ID>()

  init() throws {
    fixture = PhotosFixture([
      .search(try #require(SearchQuery("cat"))): Photo.fixtures(1...3),
      .search(try #require(SearchQuery("dog"))): Photo.fixtures(11...12),
      .search(try #require(SearchQuery("cat", orientation: .portrait))): Photo.fixtures(2...2),
    ])
  }

  private var input: PhotoSearchViewModel.Input {
    .init(
      text: ControlProperty(text), search: ControlEvent(search), filters: filters.asObservable(),
      cancel: ControlEvent(cancel), more: ControlEvent(more), retry: ControlEvent(retry), select: ControlEvent(select))
  }

  private var asked: [String] {
    fixture.photos.onPhotos.calls.map { call in
      if case .search(let query) = call.feed { "\(query.text) \(call.page.number)" } else { "no search" }
    }
  }

  private func pause() async {
    fixture.scheduler.advance(by: .milliseconds(300))
    await settle()
  }

  @Test("Nothing is searched before the user types")
  func nothingBeforeTyping() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    await pause()
    #expect(photos.last?.state == .idle)
    #expect(photos.last?.status == "Type to search.")
    #expect(asked.isEmpty)
  }

  @Test("After a pause in typing, the latest text is searched")
  func pauseSearches() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    for typed in ["c", "ca", "cat"] {
      text.accept(typed)
      fixture.scheduler.advance(by: .milliseconds(299))
    }
    await settle()
    #expect(asked.isEmpty)
    fixture.scheduler.advance(by: .milliseconds(1))
    await settle()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
    #expect(photos.last?.total == 3)
  }

  @Test("Return searches at once, and the pause that follows does not repeat the search")
  func returnSearchesOnce() async {
    let output = fixture.search().transform(input: input)
    let photos = Listener(output.photos)
    let query = Listener(output.query)
    text.accept("cat")
    search.accept(())
    await settle()
    #expect(asked == ["cat 1"])
    await pause()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.state == .loaded)
    #expect(query.last??.text == "cat")
  }

  @Test("A repeated query is requested once")
  func sameQueryOnce() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    text.accept(" cat ")
    await pause()
    search.accept(())
    await settle()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
  }

  @Test("Return repeats a query that failed")
  func failedQueryIsRepeated() async {
    fixture.photos.onPhotos.fail(with: .offline(reason: "no route"))
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    #expect(photos.last?.state.failure?.error == .offline(reason: "no route"))
    fixture.photos.onPhotos.succeed()
    search.accept(())
    await settle()
    #expect(asked == ["cat 1", "cat 1"])
    #expect(photos.last?.ids == ["photo-1", "photo-2"])
  }

  @Test("A pause does not repeat a query that failed")
  func pauseDoesNotRepeat() async {
    fixture.photos.onPhotos.fail(with: .offline(reason: "no route"))
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    search.accept(())
    await settle()
    await pause()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.state.failure != nil)
  }

  @Test("A new query cancels the previous query")
  func newQueryCancelsOld() async {
    let gate = fixture.holdPhotos()
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    text.accept("dog")
    await pause()
    #expect(gate.waiting == 1, "the search for cats was canceled")
    #expect(photos.last?.items.isEmpty == true)
    gate.open()
    await settle()
    #expect(photos.last?.ids == ["photo-11", "photo-12"])
    #expect(photos.values.allSatisfy { !$0.ids.contains("photo-1") }, "no result of the old search is shown")
  }

  @Test("A new query begins with its first page")
  func queryBeginsAtFirstPage() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    more.accept(())
    await settle()
    #expect(photos.last?.ids == ["photo-1", "photo-2", "photo-3"])
    text.accept("dog")
    await pause()
    #expect(photos.last?.ids == ["photo-11", "photo-12"])
    #expect(asked == ["cat 1", "cat 2", "dog 1"])
  }

  @Test("Escape in the results moves the focus to the field, and the results stay")
  func escapeInTheResults() async {
    let output = fixture.search().transform(input: input)
    let photos = Listener(output.photos)
    let focus = Listener(output.focus)
    text.accept("cat")
    search.accept(())
    await settle()
    #expect(focus.values == [.results], "a search leads to its results")
    cancel.accept(.results)
    await settle()
    #expect(focus.values == [.results, .field])
    #expect(photos.last?.ids.isEmpty == false)
    cancel.accept(.field)
    await settle()
    #expect(focus.values == [.results, .field], "in the field, Escape clears the search")
    #expect(photos.last?.ids == [])
    cancel.accept(.field)
    await settle()
    #expect(focus.values == [.results, .field, .outsideField], "Escape leaves the empty field")
  }

  @Test("Each press of Escape has one effect: going back to the field or clearing the search")
  func escapeDoesOneThing() async {
    let place = BehaviorRelay(value: SearchFocus.results)
    let escape = PublishRelay<Void>()
    let output = fixture.search().transform(
      input: .init(
        text: ControlProperty(text), search: ControlEvent(search),
        cancel: ControlEvent(events: escape.map { place.value })))
    let bag = DisposeBag()
    output.focus.emit(onNext: { place.accept($0) }).disposed(by: bag)
    let photos = Listener(output.photos)
    text.accept("cat")
    search.accept(())
    await settle()
    escape.accept(())
    await settle()
    #expect(place.value == .field)
    #expect(photos.last?.ids.isEmpty == false, "the search is still there")
    escape.accept(())
    await settle()
    #expect(photos.last?.ids == [])
  }

  @Test("Escape in the field clears the text and the results")
  func escapeInTheField() async {
    let output = fixture.search().transform(input: input)
    let photos = Listener(output.photos)
    let query = Listener(output.query)
    text.accept("cat")
    await pause()
    cancel.accept(.field)
    await settle()
    #expect(text.value == "")
    #expect(photos.last?.items.isEmpty == true)
    #expect(photos.last?.state == .idle)
    #expect(query.values.last == .some(nil))
    await pause()
    #expect(asked == ["cat 1"])
  }

  @Test("After Escape, the cleared text is not searched again")
  func cancelledTextIsDropped() async {
    let field = TestField()
    let output = fixture.search().transform(
      input: .init(
        text: field.property, search: ControlEvent(search), filters: filters.asObservable(),
        cancel: ControlEvent(cancel)))
    let photos = Listener(output.photos)
    field.type("cat")
    await pause()
    cancel.accept(.field)
    #expect(field.text.isEmpty)
    filters.accept(SearchFilters(orientation: .portrait))
    await pause()
    search.accept(())
    await settle()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.state == .idle)
  }

  @Test("Escape cancels the running request")
  func cancelStopsRequest() async {
    let gate = fixture.holdPhotos()
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    cancel.accept(.field)
    await settle()
    #expect(gate.waiting == 0)
    gate.open()
    await pause()
    #expect(photos.last?.state == .idle)
  }

  @Test("A blank text starts no search")
  func blankText() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    text.accept("   ")
    await pause()
    #expect(asked == ["cat 1"])
    #expect(photos.last?.state == .idle)
  }

  @Test("A change of filters starts a new search")
  func filterSearchesAgain() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    filters.accept(SearchFilters(orientation: .portrait))
    await pause()
    #expect(asked == ["cat 1", "cat 1"])
    #expect(photos.last?.ids == ["photo-2"])
  }

  @Test("The message for a search without results contains the query")
  func noResultsNameQuery() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("unicorn")
    await pause()
    #expect(photos.last?.state == .empty)
    #expect(photos.last?.status == "No photos for “unicorn”.")
  }

  @Test("A failed page of results can be retried")
  func failedPageCanBeRetried() async {
    let photos = Listener(fixture.search().transform(input: input).photos)
    text.accept("cat")
    await pause()
    fixture.photos.onPhotos.fail(with: .timedOut)
    more.accept(())
    await settle()
    fixture.photos.onPhotos.succeed()
    retry.accept(())
    await settle()
    #expect(asked == ["cat 1", "cat 2", "cat 2"])
    #expect(photos.last?.state == .ended)
  }

  @Test("A search by a command starts at once, without a pause in typing")
  func commandSearchesAtOnce() async {
    let viewModel = fixture.search()
    let output = viewModel.transform(input: .init(text: .just("dog"), search: .just(())))
    let photos = Listener(output.photos)
    await settle()
    #expect(photos.last?.ids == ["photo-11", "photo-12"])
  }
}
