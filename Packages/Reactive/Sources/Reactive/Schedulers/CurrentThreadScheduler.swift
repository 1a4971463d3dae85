/// A trampoline: work scheduled from inside other work runs after it instead of inside it.
///
/// Each scheduler has its own queue; share one between the pipelines that are to take turns.
///
///     schedule  a [ schedule b ]
///     runs      a, then b
///
/// - Cost: one allocation a piece of work; a place in a queue for work that waits.
/// - On error: there are none: work does not throw.
/// - On dispose: work that waits does not run.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  private var queue: [Work] = []
  /// Whether work scheduled now would run inside the call.
  public private(set) var isScheduleRequired = true

  /// Makes one.
  public init() {}

  /// A trampoline with a queue of its own: each call makes one.
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

  /// Runs `action` before it returns, or after the work that is running now.
  ///
  /// - Cost: one allocation.
  /// - On dispose: an action that waits does not run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    let work = Work(action)
    if isScheduleRequired {
      isScheduleRequired = false
      work.run()
      var done = 0
      while done < queue.count {
        let next = queue[done]
        done += 1
        next.run()
      }
      queue = []
      isScheduleRequired = true
    } else {
      queue.append(work)
    }
    return work
  }
}
