import Reactive
import ReactiveTesting
import Testing

// Unchanged code from RxSwift projects. The code does not use `any`, and the only isolation is `@MainActor`.

private class LoadingIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  init() { loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged() }

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using({ () -> ActivityToken<Source.Element> in
      self.increment()
      return ActivityToken(source: source.asObservable(), disposeAction: self.decrement)
    }) { token in return token.asObservable() }
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { return loading }

  private func increment() { relay.accept(relay.value + 1) }
  private func decrement() { relay.accept(relay.value - 1) }
}

private struct ActivityToken<E>: ObservableConvertibleType, Disposable {
  private let source: Observable<E>
  private let cancelable: Cancelable

  init(source: Observable<E>, disposeAction: @escaping () -> Void) {
    self.source = source
    cancelable = Disposables.create(with: disposeAction)
  }

  func dispose() { cancelable.dispose() }
  func asObservable() -> Observable<E> { source }
}

extension ObservableType {
  fileprivate func asDriverIgnoringErrors() -> Driver<Element> { asDriver { _ in Driver.empty() } }
}

extension SharedSequenceConvertibleType {
  fileprivate func withoutValues() -> SharedSequence<SharingStrategy, Void> { map { _ in } }
}

@MainActor
private final class QueryViewModel {
  private let disposeBag = DisposeBag()
  private(set) var sum = 0
  private(set) var taps = 0
  private(set) var query = ""

  func update(_ sum: Int) { self.sum = sum }

  func bind(_ numbers: [Driver<Int>], _ tap: Signal<Void>, _ text: Driver<String>) {
    Driver.combineLatest(numbers).map { $0.reduce(0, +) }.drive(onNext: update).disposed(by: disposeBag)
    tap.emit(with: self) { viewModel, _ in viewModel.taps += 1 }.disposed(by: disposeBag)
    text.throttle(.milliseconds(100)).debounce(RxTimeInterval.milliseconds(300))
      .drive(onNext: { [weak self] in self?.query = $0 }).disposed(by: disposeBag)
  }
}

@MainActor
@Suite struct MovedShapesTests {
  @Test("A view model from an RxSwift project runs in virtual time") func viewModelInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let text = scheduler.createHotObservable([.next(1000, "c"), .next(1200, "ca"), .next(1300, "cat")])
    let tap = PublishRelay<Void>()
    let numbers = [BehaviorRelay(value: 1), BehaviorRelay(value: 2)]
    let viewModel = QueryViewModel()
    SharingScheduler.mock(scheduler: scheduler) {
      viewModel.bind(numbers.map { $0.asDriver() }, tap.asSignal(), text.asDriverIgnoringErrors())
    }
    #expect(viewModel.sum == 3)
    numbers[0].accept(5)
    tap.accept(())
    #expect(viewModel.sum == 7)
    #expect(viewModel.taps == 1)
    scheduler.advanceTo(1599)
    #expect(viewModel.query == "")
    scheduler.advanceTo(1700)
    #expect(viewModel.query == "cat")
  }

  @Test("An app's own activity indicator drives a view") func ownIndicator() {
    let indicator = LoadingIndicator()
    let work = PublishSubject<Int>()
    var states: [Bool] = []
    var changes = 0
    let first = indicator.asDriver().drive(onNext: { states.append($0) })
    let second = indicator.withoutValues().drive(onNext: { changes += 1 })
    let running = indicator.track(work).subscribe()
    work.onCompleted()
    #expect(states == [false, true, false])
    #expect(changes == 3)
    for subscription in [first, second, running] { subscription.dispose() }
  }
}
