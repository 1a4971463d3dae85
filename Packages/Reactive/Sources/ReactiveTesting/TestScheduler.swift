public import Reactive

/// A scheduler for tests: nothing waits, and work runs inside ``start()`` or ``advanceTo(_:)`` in the order in which it
/// is due.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     #expect(observer.events == [.next(210, 2), .completed(220)])
///
/// Absolute work runs at exactly its time: ``scheduleAt(_:action:)``, the events of hot and cold observables, and the
/// steps of ``start(created:subscribed:disposed:create:)``. Only work that is scheduled relative to the current time
/// and is due at once runs one tick later.
///
/// It needs no actor. Two tests share nothing unless they share a scheduler.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The duration of a tick.
  public let resolution: Duration
  private let simulateProcessingDelay: Bool

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The time at which it starts, in ticks.
  ///   - resolution: The duration of a tick.
  ///   - simulateProcessingDelay: Whether relative work that is due at once runs one tick later, as if processing took
  ///     time.
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

  /// Returns the time one tick from now for work that is due now, and `time` for other work.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    simulateProcessingDelay && time <= clock ? clock + 1 : time
  }

  /// Runs `action` at exactly `time`. Work that is due in the past runs at the current time.
  @discardableResult
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) -> any Disposable {
    scheduleAbsolute(time, action)
  }

  /// Runs the work that is due in the next `duration`, rounded to ticks.
  public func advance(by duration: Duration) {
    advanceTo(clock + TestSchedulerVirtualTimeConverter(resolution: resolution).convertToVirtualTime(duration))
  }
}
