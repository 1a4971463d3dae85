/// A scheduler whose clock moves only when work runs: ``start()`` runs all scheduled work in order, without waiting.
///
///     schedule(after: 10)  a
///     schedule(after: 5)   b
///     start()              b at 5, a at 10
///
/// - Cost: an action costs two allocations and a logarithm of the number of waiting actions.
/// - On error: none: work does not throw.
/// - On dispose: disposed work does not run and does not move the clock; its closure is released at once.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A moment of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The current virtual time.
  public private(set) var clock: VirtualTime
  private let converter: Converter
  private var queue = VirtualQueue()
  private var isRunning = false

  /// Creates a scheduler that starts at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    now = converter.convertFromVirtualTime(initialClock)
    self.converter = converter
  }

  /// The current virtual time as a duration.
  public private(set) var now: RxTime

  /// Returns the time at which relative work that is due at `time` runs. The default is `time` itself.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  // MARK: Scheduling

  /// Runs `action` at the current time, as ``adjustScheduledTime(_:)`` adjusts it.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable { schedule(after: .zero, action) }

  /// Runs `action` after `delay`, as ``adjustScheduledTime(_:)`` adjusts the time.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    scheduleAbsolute(adjustScheduledTime(converter.convertToVirtualTime(now + delay)), action)
  }

  /// Runs `action` with `state` after `dueTime`, at exactly that time.
  public func scheduleRelativeVirtual<State>(
    _ state: State, dueTime: VirtualTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Runs `action` with `state` at exactly `time`. Work that is due in the past runs at the current time.
  public func scheduleAbsoluteVirtual<State>(
    _ state: State, time: VirtualTime, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = scheduleAbsolute(time) { result.setDisposable(action(state)) }
    return Disposables.create(work, result)
  }

  package final func scheduleAbsolute(_ time: VirtualTime, _ action: @escaping () -> Void) -> any Disposable {
    let due = converter.convertFromVirtualTime(time)
    let work = TimedWork(self, time, due, action)
    queue.insert(work, due: due)
    return work
  }

  /// An action that moves the clock before it runs.
  private final class TimedWork: VirtualQueue.Entry {
    // Only `run(until:)` runs this work, so the scheduler exists then. A strong reference would be a cycle.
    private unowned let scheduler: VirtualTimeScheduler
    private let time: VirtualTime
    private let due: Duration

    init(_ scheduler: VirtualTimeScheduler, _ time: VirtualTime, _ due: Duration, _ action: @escaping () -> Void) {
      self.scheduler = scheduler
      self.time = time
      self.due = due
      super.init(action)
    }

    override func run() {
      if due > scheduler.now { (scheduler.clock, scheduler.now) = (time, due) }
      super.run()
    }
  }

  // MARK: Running

  /// Runs all scheduled work, and the work that it schedules, until nothing is left or ``stop()`` is called.
  ///
  /// Called while the scheduler runs, it does nothing.
  public func start() {
    if !isRunning { run(until: nil) }
  }

  /// Runs the work that is due up to and including `virtualTime`, which becomes the current time.
  ///
  /// A time before the current one, and a call while the scheduler runs, are programming errors.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "the scheduler is already running")
    let end = converter.convertFromVirtualTime(virtualTime)
    precondition(end >= now, "virtual time cannot go back from \(clock) to \(virtualTime)")
    run(until: end)
    (clock, now) = (virtualTime, end)
  }

  /// Moves the clock forward without running anything. Work that was due in between runs late.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(time, clock) != .lessThan, "virtual time cannot go back from \(clock) to \(time)")
    (clock, now) = (time, converter.convertFromVirtualTime(time))
  }

  /// Stops ``start()`` after the action that is running.
  public func stop() { isRunning = false }

  private func run(until end: Duration?) {
    isRunning = true
    while isRunning, let work = queue.popFirst(until: end) { work.run() }
    isRunning = false
  }
}
