import Dispatch
import Domain
import GRDB

extension DatabaseConnection {
  /// The current state, and the new one whenever this process or another changes one of the tables.
  ///
  /// A slow subscriber gets the latest state and misses older ones. The states end when the database is closed.
  func states<State: Sendable & Equatable>(
    of tables: [String], fetch: @escaping @Sendable (Database) throws -> State
  ) -> AsyncThrowingStream<State, any Error> {
    let regions = tables.map { Table($0) }
    let observation = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates()
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observer = observation.start(
        in: writer,
        scheduling: .async(onQueue: DispatchQueue(label: "persistence.states")),
        // A read that fails only because the database was closed meanwhile is no failure.
        onError: { [path] in
          continuation.finish(throwing: self.isClosed ? nil : RepositoryError($0, path: path))
        },
        onChange: { continuation.yield($0) }
      )
      let otherProcesses = OtherProcesses(of: self) { db in
        for region in regions { try db.notifyChanges(in: region) }
      }
      continuation.onTermination = { _ in
        observer.cancel()
        otherProcesses.stop()
      }
    }
  }
}
