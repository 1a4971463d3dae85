import Dispatch
import Domain
import GRDB

extension DatabaseConnection {
  /// Observes tables. Emits the current state, and a new state after each change by any process. A slow subscriber
  /// receives only the newest state. The stream ends when the database is closed.
  func states<State: Sendable & Equatable>(
    of tables: [String], fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    StateStream(newestOnly: true) { continuation in
      let observation = observe(tables, fetch: fetch) {
        continuation.yield($0)
      } onFailure: {
        continuation.finish(throwing: $0)
      }
      continuation.onTermination { observation.cancel() }
    }
  }

  /// Calls `onChange` with the current state, and with a new state after each change, until the observation is
  /// canceled.
  ///
  /// - Parameter onFailure: Called with the error when the observation ends, or with nil if the database was closed.
  func observe<State: Sendable & Equatable>(
    _ tables: [String], fetch: @escaping @Sendable (Database) throws -> State,
    onChange: @escaping @Sendable (State) -> Void, onFailure: @escaping @Sendable (RepositoryError?) -> Void
  ) -> DatabaseObservation {
    guard !isClosed else {
      onFailure(nil)
      return DatabaseObservation {}
    }
    otherProcesses.beginObservation(of: tables)
    let observer = ValueObservation.tracking(regions: tables.map { Table($0) }, fetch: fetch).removeDuplicates().start(
      in: writer,
      scheduling: .async(onQueue: DispatchQueue(label: "persistence.states")),
      // A read that fails because the database was closed is not an error.
      onError: { [path] in onFailure(self.isClosed ? nil : RepositoryError($0, path: path)) },
      onChange: onChange
    )
    return DatabaseObservation { [otherProcesses] in
      observer.cancel()
      otherProcesses.endObservation(of: tables)
    }
  }
}

/// An observation of tables.
struct DatabaseObservation: Sendable {
  let cancel: @Sendable () -> Void
}
