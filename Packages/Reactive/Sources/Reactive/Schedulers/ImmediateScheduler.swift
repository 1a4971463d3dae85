/// Runs work at once, inside the call.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// Makes one.
  public init() {}

  /// An immediate scheduler.
  public static var instance: ImmediateScheduler { ImmediateScheduler() }

  /// Runs `action` before it returns.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    action()
    return Disposables.create()
  }
}
