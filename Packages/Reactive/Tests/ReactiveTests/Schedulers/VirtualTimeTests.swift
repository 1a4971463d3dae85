import Reactive
import ReactiveTesting
import Testing

@Suite struct VirtualTimeTests {
  /// A converter for virtual time in hours.
  struct Hours: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { .seconds(virtualTime * 3600) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.components.seconds / 3600) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> RxTimeInterval {
      convertFromVirtualTime(virtualTimeInterval)
    }
    func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> Int { convertToVirtualTime(timeInterval) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
  }

  @Test("A scheduler can have its own unit of time") func ownUnit() {
    let scheduler = VirtualTimeScheduler(initialClock: 1, converter: Hours())
    var log: [Int] = []
    _ = scheduler.schedule(after: .seconds(7200)) { log.append(scheduler.clock) }
    _ = scheduler.scheduleAbsoluteVirtual((), time: 2) {
      log.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(log == [2, 3])
    #expect(scheduler.now == .seconds(3 * 3600))
  }

  @Test("The virtual time of a HistoricalScheduler is a duration") func historicalScheduler() {
    let scheduler = HistoricalScheduler()
    var received: [Int] = []
    let subscription = Observable<Int>.interval(.milliseconds(250), scheduler: scheduler)
      .subscribe(onNext: { received.append($0) })
    scheduler.advanceTo(.seconds(1))
    #expect(received == [0, 1, 2, 3])
    #expect(scheduler.clock == .seconds(1))
    subscription.dispose()
  }

  @Test("Work that is due during a sleep runs after the sleep") func sleepMakesWorkLate() {
    let scheduler = HistoricalScheduler()
    var ran: Duration?
    _ = scheduler.schedule(after: .seconds(1)) { ran = scheduler.clock }
    scheduler.sleep(.seconds(5))
    scheduler.start()
    #expect(ran == .seconds(5))
  }

  @Test("The scheduler's time per action barely grows with the number of actions") func costOfAnAction() {
    func run(_ count: Int) {
      let scheduler = TestScheduler(initialClock: 0)
      var generator = SeededGenerator(1)
      for _ in 0..<count { scheduler.scheduleAt(Int.random(in: 1...1_000_000, using: &generator)) {} }
      scheduler.start()
    }
    // Both measurements run 64,000 actions. A busy machine slows both measurements, because the second directly follows
    // the first.
    let ratios = (0..<3).map { _ in
      let short = measureProcessorTime { for _ in 0..<32 { run(2_000) } }
      let long = measureProcessorTime { run(64_000) }
      return long / short
    }
    // With a queue that is searched from its start, the ratio would be 32.
    #expect(ratios.min()! < 8)
  }

  @Test("Canceled work is removed from the queue") func cancelledWorkDoesNotPileUp() {
    var queue = VirtualQueue()
    var ran = 0
    for time in 0..<10_000 {
      queue.insert(due: .seconds(time)) { ran += 1 }.dispose()
      #expect(queue.count < 50)
    }
    _ = queue.insert(due: .zero) { ran += 1 }
    while let (work, _) = queue.popFirst(until: nil) { work.run() }
    #expect(ran == 1)
    #expect(queue.count == 0)
  }
}
