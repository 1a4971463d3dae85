/// A disposable that disposes another one on a scheduler.
///
/// - Cost: one allocation, and one scheduled action when it is disposed.
/// - On dispose: schedules the disposal of the other disposable, once.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler on which the other disposable is disposed.
  public let scheduler: any ImmediateSchedulerType
  private var disposable: (any Disposable)?

  /// Creates a disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the other disposable has been disposed.
  public var isDisposed: Bool { disposable == nil }

  /// Schedules the disposal of the other disposable.
  public func dispose() {
    _ = scheduler.schedule { [self] in disposable.take()?.dispose() }
  }
}
