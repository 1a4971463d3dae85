/// A scheduler whose clock does not follow real time: ``start()`` runs all scheduled work in order, without waiting.
///
///     schedule(after: 10)  a
///     schedule(after: 5)   b
///     start()              b at 5, a at 10
///
/// - Cost: one allocation per action, and O(log *n*) time with *n* waiting actions.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: disposed work does not run and does not move the clock; its closure is released at once.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A moment of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private let work: VirtualClock

  /// Creates a scheduler that starts at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    work = VirtualClock(now: converter.convertFromVirtualTime(initialClock))
  }

  /// The current virtual time.
  public final var clock: VirtualTime { converter.convertToVirtualTime(work.now) }

  /// The current virtual time as a duration.
  public final var now: RxTime { work.now }

  /// Returns the time at which the scheduler runs an action that `schedule(_:)` or `schedule(after:_:)` schedules for
  /// `time`. By default, returns `time`.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  // MARK: Scheduling

  /// Runs `action` at the current time, adjusted by ``adjustScheduledTime(_:)``.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable { schedule(after: .zero, action) }

  /// Runs `action` after `delay`, at a time adjusted by ``adjustScheduledTime(_:)``.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    scheduleAbsolute(adjustScheduledTime(converter.convertToVirtualTime(now + delay)), action)
  }

  /// Runs `action` with `state` exactly `dueTime` after the current time.
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
    work.schedule(at: converter.convertFromVirtualTime(time), action)
  }

  // MARK: Running

  /// Runs all work, including work that is scheduled during the call, until no work is left or ``stop()`` is called.
  ///
  /// If the scheduler is already running, the call has no effect.
  public func start() {
    if !work.isRunning { work.run(until: nil) }
  }

  /// Runs the work that is due at or before `virtualTime`, which becomes the current time.
  ///
  /// It is a programming error to pass a time before the current time, or to call this method while the scheduler is
  /// running.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!work.isRunning, "the scheduler is already running")
    let end = converter.convertFromVirtualTime(virtualTime)
    precondition(end >= now, "virtual time cannot move back from \(clock) to \(virtualTime)")
    work.run(until: end)
    work.now = end
  }

  /// Moves the clock forward without running work. Work that was due before the new time runs when the scheduler runs
  /// next.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(time, clock) != .lessThan, "virtual time cannot move back from \(clock) to \(time)")
    work.now = converter.convertFromVirtualTime(time)
  }

  /// Makes ``start()`` return when the running action is done.
  public func stop() { work.isRunning = false }
}
