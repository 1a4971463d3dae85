/// A type that decides where and when work runs.
///
/// A scheduler is not `Sendable`: it stays in the isolation in which it was created, and so does its work.
///
///     schedule  a  b
///     runs      -a-b-
///
/// - Cost: each scheduler documents the cost of an action.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: work that has not started does not run.
public protocol ImmediateSchedulerType: AnyObject {
  /// Runs `action` as soon as the scheduler allows. Disposing the result before that cancels it.
  func schedule(_ action: @escaping () -> Void) -> any Disposable
}
