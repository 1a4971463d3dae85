import Reactive
import ReactiveTesting
import Testing

@Suite struct ShareTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("share subscribes to its source for the first subscriber, and unsubscribes after the last subscriber")
  func share() {
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

  @Test("share(replay: 2) sends the last two elements to a new subscriber") func shareReplay() {
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

  @Test("After the end, a new subscriber restarts the source with .whileConnected, or gets old elements with .forever")
  func lifetimes() {
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

  @Test("The first subscriber receives the elements that the source sends during the call of subscribe")
  func synchronousSource() {
    var received: [Int] = []
    _ = Observable.of(1, 2, 3).share(replay: 1).subscribe(onNext: { received.append($0) })
    #expect(received == [1, 2, 3])
  }

  /// An element that calls a closure when it is released.
  private final class Item {
    let name: String
    let onDeinit: () -> Void

    init(_ name: String, _ onDeinit: @escaping () -> Void = {}) {
      self.name = name
      self.onDeinit = onDeinit
    }

    deinit { onDeinit() }
  }

  @Test("An element that leaves a replay buffer can send another element in its deinit") func sendInDeinit() {
    let subject = PublishSubject<Item>()
    let shared = subject.share(replay: 1)
    let replayed = ReplaySubject<Item>.create(bufferSize: 1)
    let bag = DisposeBag()
    var received: [String] = []
    shared.subscribe(onNext: { received.append($0.name) }).disposed(by: bag)
    shared.subscribe(replayed).disposed(by: bag)
    subject.onNext(Item("first") { [unowned subject] in subject.onNext(Item("from deinit")) })
    subject.onNext(Item("second"))
    #expect(received == ["first", "second", "from deinit"])
    shared.subscribe(onNext: { received.append("late " + $0.name) }).disposed(by: bag)
    replayed.subscribe(onNext: { received.append("later " + $0.name) }).disposed(by: bag)
    #expect(received.suffix(2) == ["late from deinit", "later from deinit"])
  }
}
