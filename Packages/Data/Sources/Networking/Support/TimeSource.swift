/// A type-erased clock for layers that wait. Tests use a manual clock.
struct TimeSource: Sendable {
  /// The time since the creation of this value.
  let now: @Sendable () -> Duration
  /// Sleeps for a duration, or until the task is canceled.
  let sleep: @Sendable (Duration) async -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { duration in
      // The only possible error is cancellation. The caller checks for cancellation itself.
      try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
  }
}
