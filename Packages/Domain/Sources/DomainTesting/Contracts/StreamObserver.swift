import Domain

/// An observer of a stream of states that waits for an expected state.
///
/// A repository may combine several changes into one state, so states before the expected state are ignored.
final class StreamObserver<Value: Sendable> {
  private let stream: StateStream<Value>
  private var latest: Value?

  init(_ stream: StateStream<Value>) { self.stream = stream }

  /// Waits until the stream sends a state that satisfies the condition.
  func wait(_ requirement: String, until isExpected: @escaping @Sendable (Value) -> Bool) async throws {
    if let latest, isExpected(latest) { return }
    let stream = stream
    latest = try await withDeadline(requirement) {
      for try await value in stream where isExpected(value) { return value }
      throw ContractViolation("\(requirement); the stream ended before the expected state")
    }
  }
}

/// Cancels an observer of the stream, and checks that the observer ends.
func demandEndAfterCancellation<Value: Sendable>(of stream: StateStream<Value>) async throws {
  let observer = Task { for try await _ in stream {} }
  observer.cancel()
  _ = try await withDeadline("a canceled observer ends") { await observer.result }
}

/// Runs `work`, and throws an error if it takes more than 20 seconds. Without this limit, a broken implementation could
/// block the tests.
func withDeadline<Value: Sendable>(
  _ requirement: String, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: .seconds(20))
      throw ContractViolation("\(requirement); there was no result within 20 seconds")
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}

/// Returns the first state that a new observer receives.
func firstState<Value: Sendable>(of stream: StateStream<Value>) async throws -> Value {
  let value = try await withDeadline("an observer receives the current state at once") {
    try await stream.first { _ in true }
  }
  guard let value else { throw ContractViolation("an observer receives the current state before the stream ends") }
  return value
}
