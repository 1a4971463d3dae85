/// The timer of an operator, which calls one action and has one due time.
///
/// The closure that a scheduler receives captures only this object, so it needs no allocation.
@usableFromInline
final class OperatorTimer: Resource {
  private let scheduler: any ImmediateSchedulerType
  /// The same scheduler, if it has a clock.
  private let clock: (any SchedulerType)?
  private var action: ((OperatorTimer) -> Void)?
  private var pending: (any Disposable)?
  /// The time at which the action is due.
  private var due: Duration?
  private var isWaiting = false
  private var isStopped = false
  /// Increases with each scheduled action of the scheduler.
  private var turn = 0

  /// Creates a timer that `scope` holds and that calls `action`, with the timer as its argument, on `scheduler`.
  @usableFromInline
  init(_ scheduler: any SchedulerType, _ scope: Scope, _ action: @escaping (OperatorTimer) -> Void) {
    self.scheduler = scheduler
    clock = scheduler
    self.action = action
    super.init()
    scope.add(self)
  }

  /// Creates a timer without a clock: only ``start()`` can be called.
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

  /// Moves the due time to `delay` from now. The new due time must not be earlier than the current one.
  ///
  /// Schedules nothing if the timer is already waiting: when it fires before the due time, it is scheduled again for
  /// the remaining time.
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
