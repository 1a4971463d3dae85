/// A scheduler with a clock.
///
///     schedule(after: 30)  *
///     runs                 ---*
///
/// - Cost: each scheduler documents the cost of an action.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: work that is not due yet does not run.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time that has passed since a reference point that the scheduler chooses.
  var now: RxTime { get }

  /// Runs `action` when `delay` has passed. Disposing the result cancels an action that has not started.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` when `delay` has passed, and then every `period`.
  ///
  /// Each run is due at a multiple of `period` after the first due time, so a late run does not delay later runs.
  ///
  ///     schedulePeriodic(after: 10, every: 20)  *
  ///     action                                  -*-*-*-*
  ///
  /// - Cost: one scheduled action per run.
  /// - On error: no error can occur, because work does not throw.
  /// - On dispose: the action does not run again, even if the action disposes the result itself.
  public func schedulePeriodic(
    after delay: Duration, every period: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let timer = SerialDisposable()
    let start = now + delay
    func run(_ count: Int) {
      if timer.isDisposed { return }
      action()
      if timer.isDisposed { return }
      timer.disposable = schedule(after: start + period * (count + 1) - now) { run(count + 1) }
    }
    timer.disposable = schedule(after: delay) { run(0) }
    return timer
  }
}
