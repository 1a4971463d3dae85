/// A type that decides where and when work runs.
///
/// A scheduler is not `Sendable`: the scheduler and its work stay in the isolation in which the scheduler was created.
///
///     schedule  a  b
///     runs      -a-b-
///
/// - Cost: each scheduler documents the cost of an action.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: work that has not started does not run.
public protocol ImmediateSchedulerType: AnyObject {
  /// Runs `action` as soon as the scheduler allows. Disposing the result cancels an action that has not started.
  func schedule(_ action: @escaping () -> Void) -> any Disposable
}
