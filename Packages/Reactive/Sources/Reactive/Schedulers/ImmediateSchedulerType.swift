/// Decides where and when a piece of work runs.
///
/// A scheduler is not `Sendable`: it belongs to where it was made, and so does the work that it runs.
///
///     schedule  a  b
///     runs      -a-b-
///
/// - Cost: each scheduler says what a piece of work costs.
/// - On error: there are none: work does not throw.
/// - On dispose: work that has not started does not run.
public protocol ImmediateSchedulerType: AnyObject {
  /// Runs `action` as soon as the scheduler allows. Disposing the result before that takes it back.
  func schedule(_ action: @escaping () -> Void) -> any Disposable
}
