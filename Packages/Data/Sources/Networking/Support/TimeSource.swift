/// A type-erased clock for layers that wait. Tests pass a manual clock.
struct TimeSource: Sendable {
  /// The time since the creation of this value.
  let now: @Sendable () -> Duration
  /// Sleeps. Returns early if the task is cancelled.
  let sleep: @Sendable (Duration) async -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { duration in
      // The only error is cancellation, which the caller checks itself.
      try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
  }
}
