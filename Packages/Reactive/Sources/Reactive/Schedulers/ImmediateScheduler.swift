/// Runs work at once, inside the call.
///
///     schedule  a [ schedule b ]
///     runs      a [ b ]
///
/// - Cost: one call.
/// - On error: there are none: work does not throw.
/// - On dispose: nothing is left to take back.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// Makes one.
  public init() {}

  /// An immediate scheduler: each call makes one.
  public static var instance: ImmediateScheduler { ImmediateScheduler() }

  /// Runs `action` before it returns.
  ///
  /// - Cost: one call.
  /// - On dispose: nothing: the action has run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    action()
    return Disposables.create()
  }
}
