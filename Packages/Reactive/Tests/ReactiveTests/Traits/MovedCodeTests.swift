import Reactive
import ReactiveTesting
import Testing

/// Tests that typical code of RxSwift projects compiles with Reactive, and behaves as it does with RxSwift.
@MainActor
@Suite struct MovedCodeTests {
  /// A project's own activity indicator, which implements only a sharing strategy and `asSharedSequence()`.
  final class OwnIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy
    private let relay = BehaviorRelay(value: false)

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { relay.asDriver() }
    func start() { relay.accept(true) }
  }

  @Test("A type with asSharedSequence() can be used as a driver") func ownIndicator() {
    let indicator = OwnIndicator()
    var states: [Bool] = []
    let subscription = indicator.asDriver().drive(onNext: { states.append($0) })
    let observed = indicator.asObservable().subscribe(onNext: { states.append($0) })
    indicator.start()
    #expect(states == [false, false, true, true])
    subscription.dispose()
    observed.dispose()
  }

  /// A project's own sharing strategy.
  struct OwnStrategy: SharingStrategyProtocol {
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 2) }
  }

  @Test("asSharedSequence replaces an error with elements, for any sharing strategy") func asSharedSequence() {
    let failing = Observable<Int>.of(1).concat(Observable.error(TestError()))
    let returned: SharedSequence<OwnStrategy, Int> = failing.asSharedSequence(onErrorJustReturn: 2)
    let driven = failing.asSharedSequence(
      sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: Driver.of(3, 4))
    let recovered: Signal<Int> = failing.asSharedSequence { error in .just((error as? TestError)?.number ?? -1) }
    var elements: [[Int]] = [[], [], []]
    _ = returned.asObservable().subscribe(onNext: { elements[0].append($0) })
    _ = driven.drive(onNext: { elements[1].append($0) })
    _ = recovered.emit(onNext: { elements[2].append($0) })
    #expect(elements == [[1, 2], [1, 3, 4], [1, 0]])
  }

  @Test("SharingScheduler.mock replaces the scheduler of all sharing strategies") func schedulerOfAStrategy() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(DriverSharingStrategy.scheduler === MainScheduler.instance)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(SignalSharingStrategy.scheduler === scheduler)
      #expect(OwnStrategy.scheduler === scheduler)
    }
    #expect(DriverSharingStrategy.scheduler === MainScheduler.instance)
  }

  @Test("A driver's debounce runs in virtual time inside SharingScheduler.mock") func mockedTime() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(250, 3)])
    let observer = scheduler.createObserver(Int.self)
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = source.asDriver(onErrorJustReturn: 0).debounce(.seconds(10))
      let interval = Driver<Int>.interval(.seconds(100))
      _ = Driver.merge(driver, interval.map { -$0 - 1 }).drive(observer)
    }
    scheduler.advanceTo(270)
    #expect(observer.events == [.next(100, -1), .next(200, -2), .next(221, 2), .next(260, 3)])
  }

  @Test("SharingScheduler.mock restores the scheduler when its action throws") func mockEndsWithAnError() {
    #expect(throws: TestError.self) {
      try SharingScheduler.mock(makeScheduler: { TestScheduler() }, action: { () throws in throw TestError() })
    }
    #expect(DriverSharingStrategy.scheduler === MainScheduler.instance)
  }

  // A class that is not isolated to an actor.
  final class Navigator {
    private(set) var shown: [Int] = []
    func show(_ number: Int) { shown.append(number) }
  }

  final class View {
    private(set) var texts: [String] = []
    @MainActor func show(_ text: String) { texts.append(text) }
  }

  @Test("A driver can drive a nonisolated function and a function on the main actor") func functionsAreDriven() {
    let navigator = Navigator()
    let view = View()
    let driver = Driver.of(1, 2)
    let show: (Int) -> Void = navigator.show
    _ = driver.drive(onNext: navigator.show)
    _ = driver.drive(onNext: show)
    _ = driver.map { "\($0)" }.drive(onNext: view.show)
    _ = Signal.of(3).emit(onNext: show)
    _ = Signal.of("3").emit(onNext: view.show)
    _ = driver.drive(with: view, onNext: { view, number in view.show("with \(number)") })
    #expect(navigator.shown == [1, 2, 1, 2, 3])
    #expect(view.texts == ["1", "2", "3", "with 1", "with 2"])
  }

  @Test("Collections of drivers and signals are combined to arrays") func collections() {
    var received: [[Int]] = []
    let drivers = [Driver.of(1, 2), .just(3)]
    _ = Driver.combineLatest(drivers).drive(onNext: { received.append($0) })
    _ = Driver.zip(drivers).drive(onNext: { received.append($0) })
    let signals = [Signal.of(1, 2), Signal.of(3, 4)]
    _ = Signal.combineLatest(signals).emit(onNext: { received.append($0) })
    _ = Signal.zip(signals).emit(onNext: { received.append($0) })
    #expect(received == [[1, 3], [2, 3], [1, 3], [1, 3], [2, 3], [2, 4], [1, 3], [2, 4]])
  }

  @Test("A binder can have a scheduler") func binderWithAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    var navigator: Navigator? = Navigator()
    let binder = Binder(navigator!, scheduler: scheduler) { navigator, number in navigator.show(number) }
    binder.onNext(1)
    #expect(navigator?.shown == [])
    scheduler.start()
    #expect(navigator?.shown == [1])
    weak let observed = navigator
    binder.onNext(2)
    navigator = nil
    #expect(observed == nil)
    scheduler.start()
  }

  @Test("Relays and infallible sequences can be converted to other traits") func relaysAndInfallibles() {
    var received: [Int] = []
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    replay.accept(3)
    let publish = PublishRelay<Int>()
    _ = BehaviorRelay(value: 1).asInfallible().subscribe(onNext: { received.append($0) })
    _ = publish.asInfallible().subscribe(onNext: { received.append($0) })
    _ = replay.asInfallible().subscribe(onNext: { received.append($0) })
    publish.accept(4)
    _ = Infallible.just(5).asDriver().drive(onNext: { received.append($0) })
    _ = Infallible.just(6).asSignal().emit(onNext: { received.append($0) })
    #expect(received == [1, 3, 4, 5, 6])
  }

  @Test("An infallible sequence can be subscribed to without a closure, or with one closure for all events")
  func infallibleSubscriptions() {
    var log: [String] = []
    let source = Infallible.just(1).do(onNext: { _ in log.append("ran") })
    _ = source.subscribe()
    _ = source.subscribe(onCompleted: { log.append("completed") })
    _ = source.subscribe { event in log.append("\(event)") }
    #expect(log == ["ran", "ran", "completed", "ran", "next(1)", "completed"])
  }
}
