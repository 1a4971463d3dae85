/// A scheduler that runs work before the call returns.
///
///     schedule  a [ schedule b ]
///     runs      a [ b ]
///
/// - Cost: one call.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: nothing, because the work has run.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// Creates a scheduler.
  public init() {}

  /// A new immediate scheduler.
  public static var instance: ImmediateScheduler { ImmediateScheduler() }

  /// Runs `action` before this method returns.
  ///
  /// - Cost: one call.
  /// - On dispose: nothing, because the action has run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    action()
    return Disposables.create()
  }
}
