import Dispatch
import Domain
import GRDB

extension DatabaseConnection {
  /// Observes tables: emits the current state, and a new one after each change by this process or another. A slow
  /// subscriber receives only the newest. After the database is closed, the stream ends.
  func states<State: Sendable & Equatable>(
    of tables: [String], fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    let regions = tables.map { Table($0) }
    let observation = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates()
    return StateStream(newestOnly: true) { continuation in
      let observer = observation.start(
        in: writer,
        scheduling: .async(onQueue: DispatchQueue(label: "persistence.states")),
        // A failed read is not reported if the database was closed.
        onError: { [path] in
          continuation.finish(throwing: self.isClosed ? nil : RepositoryError($0, path: path))
        },
        onChange: { continuation.yield($0) }
      )
      let otherProcesses = OtherProcesses(of: self) { db in
        for region in regions { try db.notifyChanges(in: region) }
      }
      continuation.onTermination {
        observer.cancel()
        otherProcesses.stop()
      }
    }
  }
}
