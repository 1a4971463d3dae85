/// A scheduler that runs work before `schedule(_:)` returns.
///
///     schedule  a [ schedule b ]
///     runs      a [ b ]
///
/// - Cost: one call.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: has no effect, because the work has run.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// Creates a scheduler.
  public init() {}

  /// A new immediate scheduler.
  public static var instance: ImmediateScheduler { ImmediateScheduler() }

  /// Runs `action` before this method returns.
  ///
  /// - Cost: one call.
  /// - On dispose: has no effect, because the action has run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    action()
    return Disposables.create()
  }
}
