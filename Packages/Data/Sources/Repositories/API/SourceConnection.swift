public import Domain
import Foundation
import Networking
import Synchronization

/// Tracks the state of the connection to a source, based on the results of API requests.
///
///     let connection = SourceConnection()
///     let api = UnsplashAPI(transport: transport, accessKey: key, connection: connection)
///     for await status in connection.states() { show(status) }
public final class SourceConnection: SourceMonitor {
  private struct State {
    var status: SourceStatus
    var observers: [Int: AsyncStream<SourceStatus>.Continuation] = [:]
    var observersSoFar = 0
  }

  private let state = Mutex(State(status: SourceStatus()))

  public init() {}

  public func states() -> AsyncStream<SourceStatus> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        state.observersSoFar += 1
        state.observers[state.observersSoFar] = continuation
        continuation.yield(state.status)
        return state.observersSoFar
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.observers[number] = nil }
      }
    }
  }

  func answered(_ fields: RateLimitFields, now: Date) {
    change { status in
      status.connection = .connected
      guard let limit = fields.limit, let remaining = fields.remaining else { return }
      status.allowance = RequestAllowance(
        limit: limit, remaining: remaining, renewal: fields.reset.map { now + $0 }, after: status.allowance, now: now)
    }
  }

  func failed(_ error: RepositoryError) {
    change { $0.take(error) }
  }

  private func change(_ apply: (inout SourceStatus) -> Void) {
    state.withLock { state in
      let before = state.status
      apply(&state.status)
      guard state.status != before else { return }
      for observer in state.observers.values { observer.yield(state.status) }
    }
  }
}
