/// A scheduler that runs work at once. Work that is scheduled by other work runs after that work instead of within it.
///
/// Each scheduler has its own queue. Pipelines that are to take turns share one scheduler. Unlike RxSwift, there is no
/// queue per thread: such a queue would run the work of one actor in the middle of another's.
///
///     schedule  a [ schedule b ]
///     runs      a, then b
///
/// - Cost: one allocation per action; an entry in a queue for work that waits.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: work that waits does not run; its closure is released at once.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  private var queue: [Work] = []
  /// Whether work that is scheduled now runs before the call returns.
  public private(set) var isScheduleRequired = true

  /// Creates a scheduler with an empty queue.
  public init() {}

  /// A new scheduler with its own queue.
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

  /// Always true, because each ``instance`` has its own queue, so its work runs before the call returns.
  ///
  /// For a scheduler that pipelines share, use its own ``isScheduleRequired-swift.property``.
  public static var isScheduleRequired: Bool { true }

  /// Runs `action` before this method returns, or after the work that is running now.
  ///
  /// - Cost: one allocation.
  /// - On dispose: an action that waits does not run.
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
