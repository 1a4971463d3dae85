/// Decides where and when a piece of work runs.
///
/// A scheduler is not `Sendable`: it belongs to where it was made, and so does the work that it runs.
public protocol ImmediateSchedulerType: AnyObject {
  /// Runs `action` as soon as the scheduler allows. Disposing the result before that takes it back.
  func schedule(_ action: @escaping () -> Void) -> any Disposable
}
