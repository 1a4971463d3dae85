import Domain
import Synchronization

/// A state in memory with any number of observers. Each observer receives the current state first, and then the state
/// after each change.
final class ObservedState<State: Equatable & Sendable>: Sendable {
  private typealias Observer = @Sendable (Result<State, RepositoryError>) -> Void

  private struct Storage {
    var state: State
    var observers: [Int: Observer] = [:]
    var nextNumber = 0
  }

  private let storage: Mutex<Storage>

  init(_ state: State) { storage = Mutex(Storage(state: state)) }

  /// The number of observers.
  var observers: Int { storage.withLock { $0.observers.count } }

  func change<Result: Sendable>(_ apply: (inout State) -> Result) -> Result {
    storage.withLock { storage in
      let before = storage.state
      let result = apply(&storage.state)
      if storage.state != before {
        for observer in storage.observers.values { observer(.success(storage.state)) }
      }
      return result
    }
  }

  /// Returns a stream of a part of the state.
  func stream<Value: Sendable>(_ value: @escaping @Sendable (State) -> Value) -> StateStream<Value> {
    StateStream { continuation in
      let number = observe { state in
        switch state {
        case .success(let state): continuation.yield(value(state))
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      continuation.onTermination { [weak self] in self?.remove(number) }
    }
  }

  /// Returns a stream of the state that never fails.
  func values() -> AsyncStream<State> {
    AsyncStream { continuation in
      let number = observe { if case .success(let state) = $0 { continuation.yield(state) } }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  private func observe(_ observer: @escaping Observer) -> Int {
    storage.withLock { storage in
      storage.nextNumber += 1
      storage.observers[storage.nextNumber] = observer
      observer(.success(storage.state))
      return storage.nextNumber
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
    for observer in failed { observer(.failure(error)) }
  }
}
