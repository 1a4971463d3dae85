/// A timer for an operator, with one action and one due time.
///
/// The closure that the scheduler receives captures only this object, so the closure needs no allocation.
@usableFromInline
final class OperatorTimer: Resource {
  private let scheduler: any ImmediateSchedulerType
  /// The scheduler, or nil if the scheduler has no clock.
  private let clock: (any SchedulerType)?
  private var action: ((OperatorTimer) -> Void)?
  private var pending: (any Disposable)?
  /// The time at which the action is due.
  private var due: Duration?
  private var isWaiting = false
  private var isStopped = false
  /// The number of actions that this timer has scheduled.
  private var turn = 0

  /// Creates a timer that calls `action` on `scheduler`, with the timer as the argument. `scope` holds the timer.
  @usableFromInline
  init(_ scheduler: any SchedulerType, _ scope: Scope, _ action: @escaping (OperatorTimer) -> Void) {
    self.scheduler = scheduler
    clock = scheduler
    self.action = action
    super.init()
    scope.add(self)
  }

  /// Creates a timer without a clock, for use with ``start()`` only.
  @usableFromInline
  init(immediate scheduler: any ImmediateSchedulerType, _ scope: Scope, _ action: @escaping (OperatorTimer) -> Void) {
    self.scheduler = scheduler
    clock = nil
    self.action = action
    super.init()
    scope.add(self)
  }

  /// Calls the action as soon as the scheduler allows.
  @usableFromInline
  func start() { schedule(after: nil) }

  /// Calls the action after `delay` instead of at the current due time.
  @usableFromInline
  func start(after delay: Duration) {
    due = nil
    schedule(after: delay)
  }

  /// Postpones the due time to `delay` from now. The new due time must not be earlier than the current due time.
  ///
  /// A timer that is already waiting still fires at the old due time, and is then scheduled for the remaining time.
  @usableFromInline
  func postpone(by delay: Duration) {
    guard let clock else { return }
    due = clock.now + delay
    if !isWaiting { schedule(after: delay) }
  }

  private func schedule(after delay: Duration?) {
    if isStopped { return }
    turn &+= 1
    let own = turn
    isWaiting = true
    let run: () -> Void = { [self] in fire() }
    let made = if let delay, let clock { clock.schedule(after: delay, run) } else { scheduler.schedule(run) }
    if isStopped {
      made.dispose()
    } else if turn == own {
      exchange(&pending, with: made)?.dispose()
    }
  }

  private func fire() {
    if isStopped { return }
    let ended = pending.take()
    if let due, let clock, case let rest = due - clock.now, rest > .zero {
      schedule(after: rest)
    } else {
      isWaiting = false
      action?(self)
    }
    extendLifetime(ended)
  }

  @usableFromInline
  override func stop() { isStopped = true }

  @usableFromInline
  override func release() {
    isStopped = true
    let discarded = action.take()
    pending.take()?.dispose()
    extendLifetime(discarded)
  }
}
