/// A scheduler that runs work at once. If a running action schedules another action, the other action runs after the
/// running action.
///
/// Each scheduler has its own queue. Pipelines that must take turns must share one scheduler. Unlike RxSwift, this
/// library has no queue per thread, because a queue per thread would run the work of one actor during the work of
/// another actor.
///
///     schedule  a [ schedule b ]
///     runs      a, then b
///
/// - Cost: one allocation per action; one entry in a queue for waiting work.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: waiting work does not run; its closure is released at once.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  private var queue: [Work] = []
  /// Whether newly scheduled work runs before `schedule(_:)` returns.
  public private(set) var isScheduleRequired = true

  /// Creates a scheduler with an empty queue.
  public init() {}

  /// A new scheduler with its own queue.
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

  /// Always true: each ``instance`` is a new scheduler, which runs work before `schedule(_:)` returns.
  ///
  /// If pipelines share a scheduler, read the ``isScheduleRequired-swift.property`` of that scheduler.
  public static var isScheduleRequired: Bool { true }

  /// Runs `action` at once, or after the work that is already running.
  ///
  /// - Cost: one allocation.
  /// - On dispose: a waiting action does not run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    let work = Work(action)
    if isScheduleRequired {
      isScheduleRequired = false
      work.run()
      while !queue.isEmpty {
        for next in exchange(&queue, with: []) { next.run() }
      }
      isScheduleRequired = true
    } else {
      queue.append(work)
    }
    return work
  }
}
