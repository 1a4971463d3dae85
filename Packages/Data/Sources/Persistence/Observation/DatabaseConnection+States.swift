import Dispatch
import Domain
import GRDB

extension DatabaseConnection {
  /// Returns the states of something in the tables: the current one, and one after each change by this process or
  /// another. A slow subscriber gets the newest only. There are no more states after the database was closed.
  func states<State: Sendable & Equatable>(
    of tables: [String], fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    let regions = tables.map { Table($0) }
    let observation = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates()
    return StateStream(newestOnly: true) { continuation in
      let observer = observation.start(
        in: writer,
        scheduling: .async(onQueue: DispatchQueue(label: "persistence.states")),
        // A read that fails because the database was closed is no failure.
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
