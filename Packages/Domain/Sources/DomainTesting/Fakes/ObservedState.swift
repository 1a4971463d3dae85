import Domain
import Synchronization

/// A state in memory with any number of observers: each gets the current state first, and then every change.
final class ObservedState<State: Equatable & Sendable>: Sendable {
  private struct Observer {
    var send: @Sendable (State) -> Void
    var fail: @Sendable (RepositoryError) -> Void
  }

  private struct Storage {
    var state: State
    var observers: [Int: Observer] = [:]
    var observersSoFar = 0
  }

  private let storage: Mutex<Storage>

  init(_ state: State) { storage = Mutex(Storage(state: state)) }

  /// How many observers there are now.
  var observers: Int { storage.withLock { $0.observers.count } }

  func change<Result: Sendable>(_ apply: (inout State) -> Result) -> Result {
    storage.withLock { storage in
      let before = storage.state
      let result = apply(&storage.state)
      if storage.state != before {
        for observer in storage.observers.values { observer.send(storage.state) }
      }
      return result
    }
  }

  func stream<Value: Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> StateStream<Value> {
    StateStream { continuation in
      let number = observe(
        Observer(send: { continuation.yield(value($0)) }, fail: { continuation.finish(throwing: $0) }))
      continuation.onTermination { [weak self] in self?.remove(number) }
    }
  }

  /// The states as a stream that cannot fail.
  func values<Value: Sendable>(_ value: @escaping @Sendable (State) -> Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let number = observe(Observer(send: { continuation.yield(value($0)) }, fail: { _ in continuation.finish() }))
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  private func observe(_ observer: Observer) -> Int {
    storage.withLock { storage in
      storage.observersSoFar += 1
      storage.observers[storage.observersSoFar] = observer
      observer.send(storage.state)
      return storage.observersSoFar
    }
  }

  private func remove(_ number: Int) {
    storage.withLock { $0.observers[number] = nil }
  }

  /// Ends all streams with a failure.
  func failObservers(with error: RepositoryError) {
    let failed = storage.withLock { storage in
      defer { storage.observers = [:] }
      return Array(storage.observers.values)
    }
    for observer in failed { observer.fail(error) }
  }
}
