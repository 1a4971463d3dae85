import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite struct SharedSequenceTests {
  @Test("A driver starts for its first subscriber, and sends its last element to the next subscriber") func driver() {
    let subject = PublishSubject<Int>()
    var runs = 0
    let driver = subject.do(onSubscribe: { runs += 1 }).asDriver(onErrorJustReturn: 0)
    #expect(!subject.hasObservers)
    var first: [Int] = []
    var second: [Int] = []
    let one = driver.drive(onNext: { first.append($0) })
    subject.onNext(1)
    let two = driver.drive(onNext: { second.append($0) })
    subject.onNext(2)
    #expect(first == [1, 2])
    #expect(second == [1, 2])
    #expect(runs == 1)
    one.dispose()
    two.dispose()
    #expect(!subject.hasObservers)
    var third: [Int] = []
    driver.drive(onNext: { third.append($0) }).dispose()
    #expect(third.isEmpty)
  }

  @Test("A signal sends only new elements to a late subscriber") func signal() {
    let subject = PublishSubject<Int>()
    let signal = subject.asSignal(onErrorJustReturn: 0)
    let bag = DisposeBag()
    var late: [Int] = []
    signal.emit().disposed(by: bag)
    subject.onNext(1)
    signal.emit(onNext: { late.append($0) }).disposed(by: bag)
    subject.onNext(2)
    #expect(late == [2])
  }

  @Test("Drivers and signals can replace an error with an element or another sequence") func errorReplacement() {
    var log: [String] = []
    let failing = Observable<Int>.error(TestError())
    _ = failing.asDriver(onErrorJustReturn: 1).drive(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") })
    _ = failing.asDriver(onErrorDriveWith: .of(2, 3)).drive(onNext: { log.append("\($0)") })
    _ = failing.asDriver(onErrorRecover: { _ in .just(4) }).drive(onNext: { log.append("\($0)") })
    _ = failing.asSignal(onErrorSignalWith: .just(5)).emit(onNext: { log.append("\($0)") })
    _ = failing.asSignal(onErrorRecover: { _ in .just(6) }).emit(onNext: { log.append("\($0)") })
    #expect(log == ["1", "|", "2", "3", "4", "5", "6"])
  }

  @Test("Drivers and signals can send to relays and observers") func relaysAndObservers() {
    let relay = BehaviorRelay(value: 0)
    let other = BehaviorRelay(value: 0)
    let published = PublishRelay<Int>()
    var received: [Int] = []
    let bag = DisposeBag()
    published.subscribe(onNext: { received.append($0) }).disposed(by: bag)
    Driver.of(1, 2).drive(relay, other).disposed(by: bag)
    Signal.of(3, 4).emit(to: published).disposed(by: bag)
    let observer = TestScheduler().createObserver(Int.self)
    Driver.just(5).drive(observer).disposed(by: bag)
    #expect(relay.value == 2)
    #expect(other.value == 2)
    #expect(received == [3, 4])
    #expect(observer.elements == [5])
  }

  @Test("Drivers can be combined, zipped and merged") func combineDrivers() {
    let first = BehaviorRelay(value: 1)
    let second = BehaviorRelay(value: 10)
    let bag = DisposeBag()
    var sums: [Int] = []
    var pairs: [Int] = []
    var merged: [Int] = []
    Driver.combineLatest(first.asDriver(), second.asDriver()) { $0 + $1 }.drive(onNext: { sums.append($0) })
      .disposed(by: bag)
    Driver.zip(first.asDriver(), second.asDriver()).drive(onNext: { pairs.append($0 * $1) }).disposed(by: bag)
    Driver.merge(first.asDriver(), second.asDriver()).drive(onNext: { merged.append($0) }).disposed(by: bag)
    first.accept(2)
    #expect(sums == [11, 12])
    #expect(pairs == [10])
    #expect(merged == [1, 10, 2])
  }

  @Test("drive(with:) stops when the object is released") func driveWithObject() {
    let relay = BehaviorRelay(value: 1)
    var received: [Int] = []
    var object: Token? = Token()
    let subscription: any Disposable
    if let object {
      subscription = relay.asDriver().drive(with: object, onNext: { _, element in received.append(element) })
    } else {
      subscription = Disposables.create()
    }
    object = nil
    relay.accept(2)
    #expect(received == [1])
    subscription.dispose()
  }

  @Test("An activity indicator is true while at least one of several tasks is running") func activityIndicator() {
    let activity = ActivityIndicator()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let bag = DisposeBag()
    var loading: [Bool] = []
    activity.drive(onNext: { loading.append($0) }).disposed(by: bag)
    first.trackActivity(activity).subscribe().disposed(by: bag)
    let tracked = second.trackActivity(activity).subscribe()
    first.onCompleted()
    #expect(loading == [false, true])
    tracked.dispose()
    #expect(loading == [false, true, false])
  }

  @Test("An error tracker reports errors and passes them on") func errorTracker() {
    let tracker = ErrorTracker()
    let bag = DisposeBag()
    var tracked = 0
    var passed = 0
    tracker.asSignal().emit(onNext: { _ in tracked += 1 }).disposed(by: bag)
    Observable<Int>.error(TestError()).trackError(tracker).subscribe(onError: { _ in passed += 1 }).disposed(by: bag)
    #expect(tracked == 1)
    #expect(passed == 1)
  }

  @Test("By default, the time operators of drivers and signals use the main scheduler")
  func defaultScheduler() async {
    let bag = DisposeBag()
    var received: [Int] = []
    var ticks = 0
    Driver.of(1, 2).debounce(.milliseconds(1)).drive(onNext: { received.append($0) }).disposed(by: bag)
    Driver.of(3).delay(.milliseconds(1)).drive(onNext: { received.append($0) }).disposed(by: bag)
    Signal<Int>.timer(.milliseconds(1), period: .milliseconds(1)).emit(onNext: { _ in ticks += 1 }).disposed(by: bag)
    Driver<Int>.interval(.milliseconds(1)).throttle(.milliseconds(1)).drive(onNext: { _ in ticks += 1 })
      .disposed(by: bag)
    while received.count < 2 || ticks < 4 { await Task.yield() }
    #expect(received.sorted() == [2, 3])
  }
}
