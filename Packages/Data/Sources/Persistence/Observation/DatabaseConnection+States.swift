import Dispatch
import Domain
import GRDB

extension DatabaseConnection {
  /// Observes tables: emits the current state, and a new one after each change by this process or another. A slow
  /// subscriber receives only the newest. After the database is closed, the stream ends.
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

  /// Observes tables like ``states(of:fetch:)``, until the observation is canceled.
  ///
  /// - Parameter onFailure: Called when the observation ends, with nil if the database was closed.
  func observe<State: Sendable & Equatable>(
    _ tables: [String], fetch: @escaping @Sendable (Database) throws -> State,
    onChange: @escaping @Sendable (State) -> Void, onFailure: @escaping @Sendable (RepositoryError?) -> Void
  ) -> DatabaseObservation {
    let regions = tables.map { Table($0) }
    let observer = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates().start(
      in: writer,
      scheduling: .async(onQueue: DispatchQueue(label: "persistence.states")),
      // A failed read is not reported if the database was closed.
      onError: { [path] in onFailure(self.isClosed ? nil : RepositoryError($0, path: path)) },
      onChange: onChange
    )
    let otherProcesses = OtherProcesses(of: self) { db in
      for region in regions { try db.notifyChanges(in: region) }
    }
    return DatabaseObservation {
      observer.cancel()
      otherProcesses.stop()
    }
  }
}

/// An observation of tables.
struct DatabaseObservation: Sendable {
  let cancel: @Sendable () -> Void
}
