import Reactive
import ReactiveTesting
import Testing

@Suite struct AbsoluteTimeTests {
  @Test("A subscription that is scheduled at time 0 starts at time 0") func subscriptionAtZero() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(1, 1), .completed(2)])
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 100) { source }
    #expect(observer.events == [.next(1, 1), .completed(2)])
    #expect(source.subscriptions == [Subscription(0, 2)])
  }

  @Test("A cold observable sends an event with the relative time 0 at the time of the subscription")
  func coldEventAtZero() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(0, 1), .next(1, 2)])
    #expect(scheduler.start { source }.events == [.next(200, 1), .next(201, 2)])
  }

  @Test("After the running work, scheduleAt runs due work at the current time, and schedule runs work one tick later")
  func workForNow() {
    let scheduler = TestScheduler(initialClock: 10)
    var log: [String] = []
    scheduler.scheduleAt(10) {
      scheduler.scheduleAt(10) { log.append("absolute \(scheduler.clock)") }
      _ = scheduler.schedule { log.append("relative \(scheduler.clock)") }
      _ = scheduler.schedule(after: .zero) { log.append("after zero \(scheduler.clock)") }
      scheduler.scheduleAt(5) { log.append("late \(scheduler.clock)") }
      log.append("first \(scheduler.clock)")
    }
    scheduler.start()
    #expect(log == ["first 10", "late 10", "absolute 10", "relative 11", "after zero 11"])
  }

  @Test("A hot test observable delivers its recorded events even after an end") func hotObservableContinues() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(205, 0), .completed(210), .next(220, 1), .error(230, TestError()),
    ])
    let late = scheduler.start(created: 0, subscribed: 215, disposed: 1000) { source }
    #expect(late.events == [.next(220, 1), .error(230, TestError())])
    #expect(source.subscriptions == [Subscription(215, 230)])
  }

  @Test("After an error, retry subscribes to a hot observable again") func hotObservableCanBeRetried() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .error(220, TestError()), .next(230, 2), .completed(240),
    ])
    #expect(scheduler.start { source.retry() }.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test("A subscriber that another subscriber disposes receives no further events") func disposedDuringDelivery() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let second = SerialDisposable()
    var received: [String] = []
    let first = source.subscribe(onNext: { _ in
      received.append("first")
      second.dispose()
    })
    second.disposable = source.subscribe(onNext: { _ in received.append("second") })
    scheduler.start()
    #expect(received == ["first"])
    first.dispose()
  }

  @Test("Disposed work does not move the clock") func disposedWorkLeavesTheClock() {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) {}
    scheduler.scheduleAt(500) {}.dispose()
    scheduler.start()
    #expect(scheduler.clock == 10)
  }

  @Test("A call of start() on a running scheduler has no effect") func nestedStart() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []
    scheduler.scheduleAt(1) {
      scheduler.start()
      log.append(1)
    }
    scheduler.scheduleAt(2) { log.append(2) }
    scheduler.start()
    #expect(log == [1, 2])
  }

  @Test("Work runs in order of its due time, then in order of scheduling, even after cancellations")
  func orderWithCancellations() {
    for seed in 1...40 {
      var random = SeededGenerator(seed)
      let scheduler = TestScheduler(initialClock: 0)
      var expected: [(time: Int, number: Int)] = []
      var ran: [Int] = []
      for number in 0..<300 {
        let time = Int.random(in: 1...50, using: &random)
        let work = scheduler.scheduleAt(time) {
          #expect(scheduler.clock == time)
          ran.append(number)
        }
        if Int.random(in: 0..<3, using: &random) > 0 { work.dispose() } else { expected.append((time, number)) }
      }
      scheduler.start()
      #expect(ran == expected.sorted { ($0.time, $0.number) < ($1.time, $1.number) }.map(\.number), "seed \(seed)")
    }
  }

  @Test("Canceling an action immediately releases the objects that the action holds") func cancelledWorkIsReleased() {
    let scheduler = TestScheduler(initialClock: 0)
    var token: Token? = Token()
    weak let observed = token
    let work = scheduler.scheduleAt(10) { [token] in _ = token }
    token = nil
    #expect(observed != nil)
    work.dispose()
    #expect(observed == nil)
  }

  @Test("The resolution can be a number of seconds, as in RxTest") func resolutionInSeconds() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    var ran: Int?
    _ = scheduler.schedule(after: .milliseconds(340)) { ran = scheduler.clock }
    scheduler.start()
    #expect(ran == 3)
    #expect(scheduler.resolution == .milliseconds(100))
  }

  @Test("A duration is rounded to the nearest tick, and half a tick is rounded away from zero") func rounding() {
    let converter = TestSchedulerVirtualTimeConverter(resolution: .milliseconds(100))
    for (milliseconds, ticks) in [(0, 0), (49, 0), (50, 1), (149, 1), (150, 2), (-49, 0), (-50, -1), (-151, -2)] {
      #expect(converter.convertToVirtualTime(.milliseconds(milliseconds)) == ticks)
    }
    #expect(converter.convertToVirtualTime(.seconds(Int64.max)) == .max)
  }

  @Test("Work that is scheduled at Int.max runs without an overflow") func latestTime() {
    let scheduler = TestScheduler(initialClock: 0, resolution: .seconds(3600))
    var log: [Int] = []
    scheduler.scheduleAt(.max) { log.append(2) }
    scheduler.scheduleAt(1) { log.append(1) }
    scheduler.start()
    #expect(log == [1, 2])
    #expect(scheduler.clock == .max)
  }

  @Test("start can be called with a function and without an argument label") func startWithAFunction() {
    let scheduler = TestScheduler(initialClock: 0)
    func source() -> Observable<Int> { .just(1) }
    let observer = scheduler.start(source)
    #expect(observer.events == [.next(200, 1), .completed(200)])
  }

  @Test("An action in virtual time receives a state and returns a disposable") func virtualWorkWithState() {
    let scheduler = TestScheduler(initialClock: 100)
    var log: [String] = []
    let returned = BooleanDisposable()
    let first = scheduler.scheduleAbsoluteVirtual("absolute", time: 150) { state in
      log.append("\(state) \(scheduler.clock)")
      return returned
    }
    _ = scheduler.scheduleRelativeVirtual("relative", dueTime: 20) { state in
      log.append("\(state) \(scheduler.clock)")
      return Disposables.create()
    }
    scheduler.start()
    #expect(log == ["relative 120", "absolute 150"])
    first.dispose()
    #expect(returned.isDisposed)
  }
}
