/// A clock without its type: what layers that wait need, so that a test can hand them a clock of its own.
struct TimeSource: Sendable {
  /// Time since some fixed moment.
  let now: @Sendable () -> Duration
  /// Returns early when the task is cancelled.
  let sleep: @Sendable (Duration) async -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { duration in
      // The one error is cancellation, and whoever waited asks the task about that.
      try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
  }
}
