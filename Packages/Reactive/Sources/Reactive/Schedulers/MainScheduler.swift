/// A scheduler that runs work on the main actor.
///
/// A main scheduler is created on the main actor and cannot leave this actor. Therefore, a pipeline that uses a main
/// scheduler runs on the main actor. Work without a delay runs before `schedule(_:)` returns; if other work is running,
/// the new work runs after it. On ``asyncInstance``, all work runs asynchronously.
///
///     schedule(after: 30)  *
///     runs                 ---*
///
/// - Cost: one allocation for work without a delay, one task for delayed work.
/// - On error: no error can occur, because work does not throw.
/// - On dispose: work that has not started does not run; its closure is released at once and its task is canceled.
public final class MainScheduler: SchedulerType {
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private let trampoline = CurrentThreadScheduler()
  private let isAsync: Bool

  /// The scheduler that the pipelines of the main actor share.
  @MainActor public static let instance = MainScheduler()
  /// A scheduler that runs all work asynchronously, after the call returns.
  @MainActor public static let asyncInstance = MainScheduler(clock: ContinuousClock(), isAsync: true)

  /// Creates a scheduler that reads the time from `clock`.
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

  /// Stops the program if the caller is not on the main actor.
  ///
  /// Code that is marked `@MainActor` need not call this function, because the compiler checks the isolation.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    MainActor.preconditionIsolated(errorMessage ?? "This code must run on the main actor.")
  }

  /// The time that has passed since the scheduler was created.
  public var now: RxTime { elapsed() }

  /// Runs `action` at once, or after the work that is already running.
  ///
  /// ``asyncInstance`` always runs `action` asynchronously on the main actor.
  ///
  /// - Cost: one allocation; one task for ``asyncInstance``.
  /// - On dispose: work that has not started does not run.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    isAsync ? start(nil, action) : trampoline.schedule(action)
  }

  /// Runs `action` on the main actor when `delay` has passed.
  ///
  ///     schedule(after: 30)  *
  ///     action               ---*
  ///
  /// - Cost: one task.
  /// - On error: no error can occur, because work does not throw.
  /// - On dispose: the task is canceled, and `action` does not run.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    start(delay, action)
  }

  private func start(_ delay: Duration?, _ action: @escaping () -> Void) -> any Disposable {
    // Proof: the scheduler is created on the main actor and is not Sendable. Therefore, this method and the task run on
    // the main actor. Only the task and the returned disposable use `work`.
    nonisolated(unsafe) let work = Work(action)
    let clock = clock
    let task = Task { @MainActor in
      if let delay, (try? await clock.sleep(for: delay)) == nil { return }
      work.run()
    }
    return Disposables.create {
      work.dispose()
      task.cancel()
    }
  }
}

/// RxSwift's name for a main scheduler whose work does not wait for other work. In this library,
/// `ConcurrentMainScheduler` means ``MainScheduler``, which runs work at once.
public typealias ConcurrentMainScheduler = MainScheduler
