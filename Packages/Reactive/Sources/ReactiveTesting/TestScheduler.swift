public import Reactive

/// Virtual time: nothing waits, and work runs inside ``start()`` or ``advanceTo(_:)``, in the order in which it is due.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     #expect(observer.events == [.next(210, 2), .completed(220)])
///
/// It needs no actor. Two tests have nothing in common unless they share a scheduler.
public final class TestScheduler: SchedulerType {
  private struct Item {
    let time: TestTime
    let order: Int
    let work: Work
  }

  /// The present virtual time, in ticks.
  public private(set) var clock: TestTime
  /// How much time a tick stands for.
  public let resolution: Duration
  private let simulateProcessingDelay: Bool
  private var queue: [Item] = []
  private var order = 0
  private var isRunning = false

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The time it starts at.
  ///   - resolution: How much time a tick stands for.
  ///   - simulateProcessingDelay: Whether work that is due at once is due one tick later, as if handling took time.
  public init(
    initialClock: TestTime = 0, resolution: Duration = .seconds(1), simulateProcessingDelay: Bool = true
  ) {
    clock = initialClock
    self.resolution = resolution
    self.simulateProcessingDelay = simulateProcessingDelay
  }

  /// The present virtual time as a duration.
  public var now: Duration { resolution * clock }

  /// Runs `action` as soon as possible: one tick later, or in this tick without a processing delay.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable { schedule(after: .zero, action) }

  /// Runs `action` after `delay`, rounded to ticks.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    schedule(at: clock + Int((delay / resolution).rounded(.toNearestOrAwayFromZero)), action)
  }

  /// Runs `action` at `time`; when that is not in the future, one tick from now (now, without a processing delay).
  @discardableResult
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) -> any Disposable {
    schedule(at: time, action)
  }

  private func schedule(at time: TestTime, _ action: @escaping () -> Void) -> any Disposable {
    let earliest = simulateProcessingDelay ? clock + 1 : clock
    let item = Item(time: max(time, earliest), order: order, work: Work(action))
    order += 1
    let place = queue.firstIndex { $0.time > item.time } ?? queue.count
    queue.insert(item, at: place)
    return item.work
  }

  /// Runs everything that is scheduled, and what that schedules, until nothing is left or ``stop()`` is called.
  public func start() { run(until: .max) }

  /// Stops ``start()`` after the work that is running.
  public func stop() { isRunning = false }

  /// Runs everything that is due up to and at `time`, which becomes the present.
  public func advanceTo(_ time: TestTime) {
    precondition(time >= clock, "virtual time does not go back from \(clock) to \(time)")
    run(until: time)
    clock = time
  }

  /// Runs everything that is due in the next `duration`, rounded to ticks.
  public func advance(by duration: Duration) {
    advanceTo(clock + Int((duration / resolution).rounded(.toNearestOrAwayFromZero)))
  }

  /// Lets `ticks` pass without running anything: what was due meanwhile is late.
  public func sleep(_ ticks: TestTime) { clock += ticks }

  private func run(until end: TestTime) {
    precondition(!isRunning, "the scheduler is running already")
    isRunning = true
    while isRunning, let item = queue.first, item.time <= end {
      queue.removeFirst()
      clock = max(clock, item.time)
      item.work.run()
    }
    isRunning = false
  }
}
