import Networking

/// A clock whose time changes only when a test advances it.
///
///     let clock = ManualClock()
///     let task = Task { try await layer(clock: clock).send(request) }
///     await clock.untilSleeping()
///     clock.advance(by: .seconds(2))
///
/// With `jumps: true`, a sleeping task moves the clock to the end of its sleep and continues at once. `sleeps` has the
/// duration of each sleep.
public final class ManualClock: Clock {
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var sleepCount = 0
    var sleeps: [Duration] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let jumps: Bool
  private let state = Lock(State())

  public init(jumps: Bool = false) {
    self.jumps = jumps
  }

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The requested duration of each sleep so far, in order.
  public var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Advances the time, and wakes the tasks whose deadline has passed.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Returns when at least `count` tasks sleep on this clock.
  public func untilSleeping(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      if jumps { state.now = max(state.now, deadline) }
      state.sleepCount += 1
      return state.sleepCount
    }
    guard !jumps else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(deadline: deadline, continuation: $0), id) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ sleeper: Sleeper, _ id: Int) {
    let (isDue, watchers) = state.withLock { state in
      guard sleeper.deadline > state.now, !Task.isCancelled else { return (true, []) as Added }
      state.sleepers[id] = sleeper
      let (here, waiting) = state.watchers.reduce(into: ([], []) as (Watchers, Watchers)) { sorted, watcher in
        if watcher.count <= state.sleepers.count { sorted.0.append(watcher) } else { sorted.1.append(watcher) }
      }
      state.watchers = waiting
      return (false, here)
    }
    if isDue {
      if Task.isCancelled {
        sleeper.continuation.resume(throwing: CancellationError())
      } else {
        sleeper.continuation.resume()
      }
    }
    for watcher in watchers { watcher.continuation.resume() }
  }

  private typealias Watchers = [(count: Int, continuation: CheckedContinuation<Void, Never>)]
  private typealias Added = (Bool, Watchers)

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
