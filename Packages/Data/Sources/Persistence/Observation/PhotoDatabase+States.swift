import Dispatch
import GRDB

extension PhotoDatabase {
  /// A state as it is now, and again whenever this process or another changes a table.
  ///
  /// The newest state is kept for a listener that is slow; older ones are dropped. The states end with the store.
  func states<State: Sendable & Equatable>(
    of tables: String..., fetch: @escaping @Sendable (Database) throws -> State
  ) -> AsyncThrowingStream<State, any Error> {
    let regions = tables.map { Table($0) }
    let observation = ValueObservation.tracking(regions: regions, fetch: fetch).removeDuplicates()
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observer = observation.start(
        in: pool,
        scheduling: .async(onQueue: DispatchQueue(label: "photolist.states")),
        // A read that the closing of the store came before fails for nothing but that.
        onError: { continuation.finish(throwing: self.isClosed ? nil : self.translated($0)) },
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
