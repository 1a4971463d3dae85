import Synchronization

/// Sends signals to any number of streams. Combines the signals that a stream has not consumed yet into one.
final class Broadcast: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var streamsSoFar = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  func stream() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { add($0) }
  }

  func add(_ continuation: AsyncStream<Void>.Continuation) {
    let number = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.streamsSoFar += 1
      state.continuations[state.streamsSoFar] = continuation
      return state.streamsSoFar
    }
    guard let number else { return continuation.finish() }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.continuations.removeValue(forKey: number) }
    }
  }

  func send() {
    for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.yield() }
  }

  func finish() {
    let continuations = state.withLock { state in
      state.isFinished = true
      return Array(state.continuations.values)
    }
    for continuation in continuations { continuation.finish() }
  }
}
