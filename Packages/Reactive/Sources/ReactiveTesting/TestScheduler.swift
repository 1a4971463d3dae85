public import Reactive

/// A scheduler with virtual time for tests: ``start()`` and ``advanceTo(_:)`` run work in the order of the due times,
/// without waiting.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     #expect(observer.events == [.next(210, 2), .completed(220)])
///
/// ``scheduleAt(_:action:)`` runs work at exactly the given time. The events of hot and cold observables and the steps
/// of ``start(created:subscribed:disposed:create:)`` also happen at exactly their times. By default, other work that is
/// scheduled without a delay runs one tick later.
///
/// A test scheduler can be used on any actor. Test schedulers share no state.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The duration of a tick.
  public let resolution: Duration
  private let simulateProcessingDelay: Bool

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The time at which the scheduler starts, in ticks.
  ///   - resolution: The duration of a tick.
  ///   - simulateProcessingDelay: Whether work that is scheduled without a delay runs one tick later.
  public init(
    initialClock: TestTime = 0, resolution: Duration = .seconds(1), simulateProcessingDelay: Bool = true
  ) {
    self.resolution = resolution
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Creates a scheduler whose tick lasts `resolution` seconds.
  public convenience init(initialClock: TestTime = 0, resolution: Double, simulateProcessingDelay: Bool = true) {
    self.init(
      initialClock: initialClock, resolution: .seconds(resolution), simulateProcessingDelay: simulateProcessingDelay)
  }

  /// By default, returns the time of the next tick for work that is due now, and `time` for later work.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    simulateProcessingDelay && time <= clock ? clock + 1 : time
  }

  /// Runs `action` at exactly `time`. Work that is due in the past runs at the current time.
  @discardableResult
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) -> any Disposable {
    scheduleAbsolute(time, action)
  }

  /// Moves the clock forward by `duration`, rounded to ticks, and runs the work that is due by then.
  public func advance(by duration: Duration) {
    advanceTo(clock + TestSchedulerVirtualTimeConverter(resolution: resolution).convertToVirtualTime(duration))
  }
}
