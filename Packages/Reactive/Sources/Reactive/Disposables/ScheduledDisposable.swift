/// A disposable that disposes an underlying disposable on a scheduler.
///
/// - Cost: one allocation, and one scheduled action for each call of ``dispose()``.
/// - On dispose: schedules an action. The first action disposes the underlying disposable; later actions do nothing.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler on which the underlying disposable is disposed.
  public let scheduler: any ImmediateSchedulerType
  private var disposable: (any Disposable)?

  /// Creates a disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the underlying disposable has been disposed.
  public var isDisposed: Bool { disposable == nil }

  /// Schedules the disposal of the underlying disposable.
  public func dispose() {
    _ = scheduler.schedule { [self] in disposable.take()?.dispose() }
  }
}
