import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Going to the end of a list") struct ListEndTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...9)])
  private let more = PublishRelay<Void>()
  private let go = PublishRelay<Void>()
  private let cancel = PublishRelay<Void>()

  /// Starts a list with two photos per page. The list loads the next page only if the view model requests it.
  private func start() -> (ListEndViewModel.Output, Listener<ListState<PhotoItems>>, [Any]) {
    let photos = fixture.list().transform(input: .init(more: ControlEvent(more))).photos
    let output = fixture.listEnd().transform(
      input: .init(photos: photos, goToEnd: ControlEvent(go), cancel: ControlEvent(cancel)))
    let bag = DisposeBag()
    output.more.emit(onNext: { [more] in more.accept(()) }).disposed(by: bag)
    return (output, Listener(photos), [bag])
  }

  @Test("Going to the end loads all pages, shows the progress and reaches the last photo") func endIsReached() async {
    let (output, photos, parts) = start()
    let (arrived, progress) = (Listener(output.arrived), Listener(output.progress))
    await settle()
    #expect(photos.last?.items.count == 2)
    go.accept(())
    await settle { arrived.last != nil }
    #expect(arrived.values == [8])
    #expect(photos.last?.state == .ended)
    #expect(
      progress.values.map { $0?.text } == [
        nil, "Loading to the end: 2 of 9", "Loading to the end: 4 of 9", "Loading to the end: 6 of 9",
        "Loading to the end: 8 of 9", nil,
      ])
    #expect(progress.values.compactMap { $0?.action }.allSatisfy { $0 == .cancelLoading })
    withExtendedLifetime(parts) {}
  }

  @Test("After a cancellation, no further page is requested") func cancelStops() async {
    let gate = fixture.holdPhotos()
    let (output, photos, parts) = start()
    let (arrived, progress) = (Listener(output.arrived), Listener(output.progress))
    gate.open()
    await settle()
    let second = fixture.holdPhotos()
    go.accept(())
    cancel.accept(())
    #expect(progress.last == .some(nil))
    second.open()
    await settle()
    #expect(photos.last?.items.count == 4, "the page that was requested")
    #expect(arrived.values.isEmpty)
    withExtendedLifetime(parts) {}
  }

  @Test("If a page fails, the list goes to the last loaded photo and shows the failure") func failureStops() async {
    let (output, photos, parts) = start()
    let (arrived, progress) = (Listener(output.arrived), Listener(output.progress))
    await settle()
    fixture.photos.onPhotos.fail(with: .timedOut)
    go.accept(())
    await settle()
    #expect(arrived.values == [1])
    #expect(progress.last == .some(nil))
    #expect(photos.last?.statusLine?.action == .retry)
    withExtendedLifetime(parts) {}
  }

  @Test("Going to the end stops if the next page adds no photos") func repeatedPagesEnd() async {
    let list = ListState(
      items: PhotoItems(Photo.fixtures(1...3).map { PhotoItem($0, isLiked: false, strings: Strings(.english).photos) }),
      state: .loaded)
    let photos = BehaviorRelay(value: list)
    let output = fixture.listEnd().transform(
      input: .init(photos: photos.asDriver(), goToEnd: ControlEvent(go), cancel: ControlEvent(cancel)))
    let (requests, arrived) = (Listener(output.more), Listener(output.arrived))
    let progress = Listener(output.progress)
    go.accept(())
    for _ in 1...3 { photos.accept(list) }
    #expect(requests.values.count == 1)
    #expect(arrived.values == [2])
    withExtendedLifetime(progress) {}
  }
}

/// A scenario: the user goes to the end twice and cancels once.
struct ListEndScenario: ViewModelScenario {
  let fixture = PhotosFixture()
  let photos = BehaviorRelay(value: ListState<PhotoItems>())
  let go = PublishRelay<Void>()
  let cancel = PublishRelay<Void>()

  var viewModel: ListEndViewModel { fixture.listEnd() }
  var input: ListEndViewModel.Input {
    .init(photos: photos.asDriver(), goToEnd: ControlEvent(go), cancel: ControlEvent(cancel))
  }

  func outputs(of output: ListEndViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("more", output.more.map { "more" }), ObservedOutput("progress", output.progress),
      ObservedOutput("arrived", output.arrived),
    ]
  }

  func perform() async {
    func list(_ count: Int, _ state: LoadState) {
      let items = Photo.fixtures(1...count).map { PhotoItem($0, isLiked: false, strings: Strings(.english).photos) }
      photos.accept(ListState(items: PhotoItems(items), state: state, total: 4))
    }
    list(2, .loaded)
    go.accept(())
    list(2, .loading)
    cancel.accept(())
    list(3, .loaded)
    go.accept(())
    list(4, .ended)
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [fixture, photos, go, cancel] }
}
