import Domain

/// Subscribes to a stream of states, and waits for one of them.
///
/// Repositories may merge several changes, so what counts is that the state comes, not how many came before it.
final class StreamObserver<Value: Sendable> {
  private let stream: StateStream<Value>
  private var latest: Value?

  init(_ stream: StateStream<Value>) { self.stream = stream }

  /// Returns when the latest state satisfies the condition.
  func wait(_ promise: String, until isWanted: @escaping @Sendable (Value) -> Bool) async throws {
    if let latest, isWanted(latest) { return }
    let stream = stream
    latest = try await withDeadline(promise) {
      for try await value in stream where isWanted(value) { return value }
      throw ContractViolation("\(promise), but the stream came to its end before")
    }
  }
}

/// Fails when `work` takes longer than any store may. The deadline is for broken ones, and costs the others nothing.
func withDeadline<Value: Sendable>(
  _ promise: String, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: .seconds(20))
      throw ContractViolation("\(promise), but it did not within 20 seconds")
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}

/// The state that a new observer gets.
func firstState<Value: Sendable>(of stream: StateStream<Value>) async throws -> Value {
  let value = try await withDeadline("an observer gets the state at once") {
    try await stream.first { _ in true }
  }
  guard let value else { throw ContractViolation("an observer gets the state before the end") }
  return value
}
