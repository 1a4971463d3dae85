import Dispatch
import Domain
import GRDB

extension PhotoDatabase {
  /// Returns the states of something in the tables: the current one, and one after each change by this process or
  /// another. A slow subscriber gets the newest only. The states end when the database is closed.
  func states<State: Sendable & Equatable>(
    of tables: String..., fetch: @escaping @Sendable (Database) throws -> State
  ) -> StateStream<State> {
    let regions = tables.map { Table($0) }
    let observation = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates()
    return StateStream(newestOnly: true) { continuation in
      let observer = observation.start(
        in: pool,
        scheduling: .async(onQueue: DispatchQueue(label: "photolist.states")),
        // A read that fails because the database was closed is no failure.
        onError: { continuation.finish(throwing: self.isClosed ? nil : self.translated($0)) },
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
