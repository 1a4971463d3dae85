import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Tests for the answers in the article "Input and output".
@MainActor
@Suite("Input and output") struct PatternTests {
  private let plus = PublishRelay<Void>()

  private var counterInput: CounterViewModel.Input { .init(plus: ControlEvent(plus), minus: .never) }

  @Test("transform runs once for any number of events")
  func outputIsCreatedOnce() {
    var transforms = 0
    let viewModel = Watched(CounterViewModel()) { transforms += 1 }
    let value = Listener(viewModel.transform(input: counterInput).value)
    for _ in 1...100 { plus.accept(()) }
    #expect(value.last == 101)
    #expect(transforms == 1)
  }

  @Test("A view model can be replaced by another view model with the same input and output")
  func viewModelsAreInterchangeable() {
    let viewModels: [any ViewModelType<CounterViewModel.Input, CounterViewModel.Output>] = [
      CounterViewModel(), Watched(CounterViewModel()) {},
    ]
    for viewModel in viewModels {
      #expect(Listener(viewModel.transform(input: counterInput).value).last == 1)
    }
  }

  @Test("A pipeline does not retain its screen")
  func screenIsReleased() {
    weak var screen: CounterScreen?
    do {
      let shown = CounterScreen()
      screen = shown
      shown.plus.accept(())
      #expect(shown.text == "2")
    }
    #expect(screen == nil)
  }

  @Test("A control can be connected after `transform` was called")
  func inputConnectedLater() {
    let lateButton = BehaviorRelay<ControlEvent<Void>>(value: .never)
    let plus = ControlEvent(events: lateButton.flatMapLatest { $0 })
    let value = Listener(CounterViewModel().transform(input: .init(plus: plus, minus: .never)).value)
    #expect(value.last == 1)
    let tap = PublishRelay<Void>()
    lateButton.accept(ControlEvent(tap))
    tap.accept(())
    #expect(value.last == 2)
  }

  @Test("A view model combines the network and the database through two ports")
  func twoPorts() async {
    let fixture = PhotosFixture([.editorial: Photo.fixtures(1...1)])
    let photos = Listener(fixture.list().transform(input: .init()).photos)
    await settle()
    _ = try? await fixture.likes.like(.fixture("photo-1"))
    await settle()
    #expect(photos.last?.items.loaded.map(\.isLiked) == [true])
    #expect(fixture.photos.onPhotos.calls.count == 1, "a change in the database causes no request")
  }

  @Test("Two screens share state through a port or an output")
  func screensShareState() async {
    let fixture = PhotosFixture([.editorial: Photo.fixtures(1...3)])
    let select = PublishRelay<Photo.ID>()
    let output = fixture.list().transform(input: .init(select: ControlEvent(select)))
    let routes = Listener(output.route)
    let list = Listener(output.photos)
    await settle()
    select.accept(Photo.fixture("photo-2").id)
    guard case .photo(let id, let sequence)? = routes.last else {
      Issue.record("the route leads elsewhere")
      return
    }
    let like = PublishRelay<Void>()
    let next = PublishRelay<Void>()
    let pager = fixture.pager(id.value, in: sequence).transform(input: .init(next: ControlEvent(next)))
    let actions = fixture.actions().transform(input: .init(photo: pager.photo, toggleLike: ControlEvent(like)))
    let photo = Listener(pager.photo)
    let activity = Listener(actions.activity)
    await settle()
    like.accept(())
    next.accept(())
    await settle()
    #expect(list.last?.items.loaded.map(\.isLiked) == [false, true, false], "likes are shared through the port")
    #expect(list.last?.ids.count == 3, "pages are shared through the list's output")
    #expect(photo.last?.item?.id.value == "photo-3")
    withExtendedLifetime(activity) {}
  }

  @Test("A rule of the domain can be tested without a screen")
  func ruleWithoutScreen() {
    var likes = Likes()
    let first = likes.like(.fixture("a"), at: .testNow)
    let second = likes.like(.fixture("a"), at: .testNow)
    #expect([first, second] == [true, false])
  }
}

/// A view model that wraps another view model and records each call of `transform`.
private struct Watched<Inner: ViewModelType>: ViewModelType {
  let inner: Inner
  let onTransform: @MainActor () -> Void

  init(_ inner: Inner, onTransform: @escaping @MainActor () -> Void) {
    self.inner = inner
    self.onTransform = onTransform
  }

  func transform(input: Inner.Input) -> Inner.Output {
    onTransform()
    return inner.transform(input: input)
  }
}

/// A view that owns its controls, its dispose bag and its view model.
@MainActor
private final class CounterScreen {
  let plus = PublishRelay<Void>()
  private(set) var text = ""
  private let bag = DisposeBag()

  init() {
    CounterViewModel()
      .transform(input: .init(plus: ControlEvent(plus), minus: .never))
      .value
      .drive(with: self, onNext: { screen, value in screen.text = "\(value)" })
      .disposed(by: bag)
  }
}
