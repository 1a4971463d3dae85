import Reactive
import ReactiveTesting
import Testing

@Suite struct ShareTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func shareSubscribesOnceAndLeavesWithTheLast() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let shared = source.share()
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    var subscriptions: [any Disposable] = []
    scheduler.scheduleAt(205) { subscriptions.append(shared.subscribe(first)) }
    scheduler.scheduleAt(215) { subscriptions.append(shared.subscribe(second)) }
    scheduler.scheduleAt(225) { subscriptions[0].dispose() }
    scheduler.scheduleAt(235) { subscriptions[1].dispose() }
    scheduler.start()
    #expect(first.events == [.next(210, 1), .next(220, 2)])
    #expect(second.events == [.next(220, 2), .next(230, 3)])
    #expect(source.subscriptions == [Subscription(205, 235)])
  }

  @Test func shareReplayTellsANewcomerTheLast() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 2, scope: .whileConnected)
    let bag = DisposeBag()
    var first: [Int] = []
    var second: [Int] = []
    shared.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    for element in 1...3 { subject.onNext(element) }
    shared.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    #expect(first == [1, 2, 3])
    #expect(second == [2, 3])
  }

  @Test func whileConnectedStartsAnewAfterTheEndAndForeverDoesNot() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(runs)
    }
    let connected = source.share(replay: 1, scope: .whileConnected)
    var events: [Event<Int>] = []
    for _ in 1...2 { _ = connected.subscribe { events.append($0) } }
    #expect(events == [.next(1), .completed, .next(2), .completed])
    runs = 0
    events = []
    let forever = source.share(replay: 1, scope: .forever)
    for _ in 1...2 { _ = forever.subscribe { events.append($0) } }
    #expect(events == [.next(1), .completed, .next(1), .completed])
  }

  @Test func aSourceThatSpeaksAtOnceIsHeardByTheFirst() {
    var heard: [Int] = []
    _ = Observable.of(1, 2, 3).share(replay: 1).subscribe(onNext: { heard.append($0) })
    #expect(heard == [1, 2, 3])
  }

  /// Speaks as it goes.
  private final class Farewell {
    let name: String
    let say: () -> Void

    init(_ name: String, _ say: @escaping () -> Void = {}) {
      self.name = name
      self.say = say
    }

    deinit { say() }
  }

  @Test func whatIsForgottenMaySpeakAsItGoes() {
    let subject = PublishSubject<Farewell>()
    let shared = subject.share(replay: 1)
    let replayed = ReplaySubject<Farewell>.create(bufferSize: 1)
    let bag = DisposeBag()
    var heard: [String] = []
    shared.subscribe(onNext: { heard.append($0.name) }).disposed(by: bag)
    shared.subscribe(replayed).disposed(by: bag)
    subject.onNext(Farewell("first") { [unowned subject] in subject.onNext(Farewell("last words")) })
    subject.onNext(Farewell("second"))
    #expect(heard == ["first", "second", "last words"])
    shared.subscribe(onNext: { heard.append("late " + $0.name) }).disposed(by: bag)
    replayed.subscribe(onNext: { heard.append("later " + $0.name) }).disposed(by: bag)
    #expect(heard.suffix(2) == ["late last words", "later last words"])
  }
}
