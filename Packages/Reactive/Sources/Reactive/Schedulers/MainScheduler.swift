/// Runs work on the main actor.
///
/// Only code on the main actor can make one, and it can not be sent elsewhere: holding one proves that the pipeline
/// lives there. Therefore work that is due at once needs no hop: it runs inside the call, or, when other work of this
/// scheduler is running, after that.
///
///     schedule(after: 30)  *
///     runs                 ---*
///
/// - Cost: one allocation for work that is due at once, one task for work that is due later.
/// - On error: there are none: work does not throw.
/// - On dispose: work that has not started does not run; its task is cancelled.
public final class MainScheduler: SchedulerType {
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private let trampoline = CurrentThreadScheduler()
  private let isAsync: Bool

  /// The scheduler that the main actor's pipelines share.
  @MainActor public static let instance = MainScheduler()
  /// One that never runs work inside the call.
  @MainActor public static let asyncInstance = MainScheduler(clock: ContinuousClock(), isAsync: true)

  /// Makes a scheduler that reads time from `clock`.
  @MainActor
  public convenience init(clock: any Clock<Duration> = ContinuousClock()) { self.init(clock: clock, isAsync: false) }

  private init(clock: any Clock<Duration>, isAsync: Bool) {
    self.clock = clock
    self.isAsync = isAsync
    elapsed = Self.stopwatch(clock)
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The time that has passed since the scheduler was made.
  public var now: Duration { elapsed() }

  /// Runs `action` at once, or after the work that is running now.
  ///
  /// One of ``asyncInstance`` waits for the main actor's next turn instead.
  ///
  /// - Cost: one allocation; one task for ``asyncInstance``.
  /// - On dispose: work that has not started does not run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    isAsync ? start(nil, action) : trampoline.schedule(action)
  }

  /// Runs `action` on the main actor once `delay` has passed.
  ///
  ///     schedule(after: 30)  *
  ///     action               ---*
  ///
  /// - Cost: one task.
  /// - On error: there are none: work does not throw.
  /// - On dispose: the task is cancelled, and `action` does not run.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    start(delay, action)
  }

  private func start(_ delay: Duration?, _ action: @escaping () -> Void) -> any Disposable {
    // Sound: this object exists on the main actor only, so this call is made there, and the action goes nowhere else.
    nonisolated(unsafe) let action = action
    let clock = clock
    let task = Task { @MainActor in
      if let delay, (try? await clock.sleep(for: delay)) == nil { return }
      if !Task.isCancelled { action() }
    }
    return Disposables.create(with: task.cancel)
  }
}
