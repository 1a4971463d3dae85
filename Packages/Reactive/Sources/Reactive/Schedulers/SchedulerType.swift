/// A scheduler that knows time.
///
///     schedule(after: 30)  *
///     runs                 ---*
///
/// - Cost: each scheduler says what a piece of work costs.
/// - On error: there are none: work does not throw.
/// - On dispose: work that is not due yet does not run.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time that has passed since a moment that the scheduler chose.
  var now: Duration { get }

  /// Runs `action` once `delay` has passed. Disposing the result before that takes it back.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` once `delay` has passed, and again each time `period` has passed since.
  ///
  /// Each run is due at a multiple of `period` after the first, so a late run does not delay the ones after it.
  ///
  ///     schedulePeriodic(after: 10, every: 20)  *
  ///     action                                  -*-*-*-*
  ///
  /// - Cost: one piece of work of the scheduler a run.
  /// - On error: there are none: work does not throw.
  /// - On dispose: no run follows, also when `action` disposes it.
  public func schedulePeriodic(
    after delay: Duration, every period: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let timer = SerialDisposable()
    let start = now + delay
    func run(_ count: Int) {
      action()
      if timer.isDisposed { return }
      timer.disposable = schedule(after: start + period * (count + 1) - now) { run(count + 1) }
    }
    timer.disposable = schedule(after: delay) { run(0) }
    return timer
  }
}
