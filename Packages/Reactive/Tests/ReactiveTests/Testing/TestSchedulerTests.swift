import Reactive
import ReactiveTesting
import Testing

@Suite struct TestSchedulerTests {
  @Test("start creates the sequence at 100, subscribes at 200 and disposes at 1000") func start() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(250, 2), .next(950, 3), .next(1050, 4)])
    var created: Int?
    let observer = scheduler.start {
      created = scheduler.clock
      return source
    }
    #expect(created == 100)
    #expect(observer.events == [.next(250, 2), .next(950, 3)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test("The times of a cold observable are relative to the subscription") func coldObservable() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(50, 1), .completed(60)])
    let observer = scheduler.start(created: 100, subscribed: 300, disposed: 1000) { source }
    #expect(observer.events == [.next(350, 1), .completed(360)])
    #expect(source.subscriptions == [Subscription(300, 360)])
  }

  @Test("Work runs in order of its due time, then in order of scheduling") func order() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    scheduler.scheduleAt(20) { log.append("c") }
    scheduler.scheduleAt(10) { log.append("a") }
    scheduler.scheduleAt(10) { log.append("b") }
    scheduler.start()
    #expect(log == ["a", "b", "c"])
    #expect(scheduler.clock == 20)
  }

  @Test("Work that is due at once runs one tick later if simulateProcessingDelay is true") func processingDelay() {
    for (delay, expected) in [(true, 11), (false, 10)] {
      let scheduler = TestScheduler(initialClock: 10, simulateProcessingDelay: delay)
      var ran: Int?
      _ = scheduler.schedule { ran = scheduler.clock }
      scheduler.start()
      #expect(ran == expected)
    }
  }

  @Test("Disposed work does not run") func disposedWork() {
    let scheduler = TestScheduler(initialClock: 0)
    var ran = false
    scheduler.scheduleAt(10) { ran = true }.dispose()
    scheduler.start()
    #expect(!ran)
  }

  @Test("advance(by:) runs the work that is due by the new time") func advance() {
    let scheduler = TestScheduler(resolution: .milliseconds(1))
    var ran: [Int] = []
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { ran.append(time) } }
    scheduler.advance(by: .milliseconds(20))
    #expect(ran == [10, 20])
    #expect(scheduler.clock == 20)
    #expect(scheduler.now == .milliseconds(20))
  }

  @Test("After stop(), the next start() runs the remaining work") func stop() {
    let scheduler = TestScheduler(initialClock: 0)
    var ran: [Int] = []
    for time in [10, 20, 30] {
      scheduler.scheduleAt(time) {
        ran.append(time)
        if time == 20 { scheduler.stop() }
      }
    }
    scheduler.start()
    #expect(ran == [10, 20])
    scheduler.start()
    #expect(ran == [10, 20, 30])
  }

  @Test("settle returns whether the condition became true") func settleResult() async {
    #expect(await settle { true })
    #expect(await settle(turns: 3) { false } == false)
  }

  @Test("Events and subscriptions have readable descriptions") func descriptions() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .completed(220)]
    #expect("\(events)" == "[next(1) @ 210, completed @ 220]")
    #expect("\(Subscription(200))" == "(200 : Infinity)")
  }
}
