import Dispatch
import GRDB
import Synchronization

/// Detects the commits of other processes.
///
/// SQLite reports only the commits of this process, but every commit is written to the log file next to the database.
/// This object watches the log file. After a change of the file, this object compares `data_version`, which counts the
/// commits of other connections. A commit can become visible shortly after its bytes are in the log, so the comparison
/// is repeated after delays.
///
/// Watching starts after a delay, with a check for earlier changes. On Linux, stopping a watch takes 8 ms, which the
/// delay saves in a program that needs only the first state.
final class OtherProcesses: Sendable {
  private struct State {
    var seenVersion: Int?
    var checksUnderWay: Set<Int> = []
  }

  private struct Watch {
    var file: FileWatch?
    var isStopped = false
  }

  /// The delays of the checks after a change of the file, in milliseconds. The last delay is longer than a disk needs
  /// for a sync.
  private static let delays = [0, 100, 1500]
  /// The delay before watching begins, in milliseconds.
  private static let watchDelay = 100

  private let database: DatabaseConnection
  private let queue = DispatchQueue(label: "persistence.other-processes")
  private let onChange: @Sendable (Database) throws -> Void
  private let state = Mutex(State())
  private let watch = Mutex(Watch())

  /// - Parameter onChange: Called within a write access after another process has committed. The first call may occur
  ///   even if no other process has committed.
  init(of database: DatabaseConnection, onChange: @escaping @Sendable (Database) throws -> Void) {
    self.database = database
    self.onChange = onChange
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.watchDelay)) { [weak self] in self?.beginWatching() }
  }

  func stop() {
    watch.withLock { watch in
      watch.file = nil
      watch.isStopped = true
    }
  }

  private func beginWatching() {
    let isWatching = watch.withLock { watch in
      guard !watch.isStopped else { return false }
      watch.file = FileWatch(path: database.path + "-wal", queue: queue) { [weak self] in self?.wakeUp() }
      return true
    }
    if isWatching { wakeUp() }
  }

  private func wakeUp() {
    for delay in Self.delays {
      let isNew = state.withLock { $0.checksUnderWay.insert(delay).inserted }
      guard isNew else { continue }
      queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in
        guard let self else { return }
        state.withLock { _ = $0.checksUnderWay.remove(delay) }
        check()
      }
    }
  }

  private func check() {
    database.writer.asyncWriteWithoutTransaction { [weak self] db in
      // `data_version` does not count the commits of this connection, which is the only writer in this process.
      guard let self, let version = try? Int.fetchOne(db, sql: "PRAGMA data_version") else { return }
      let changed = state.withLock { state in
        defer { state.seenVersion = version }
        return state.seenVersion != version
      }
      if changed {
        // The empty commit notifies the observations. The transaction writes nothing, so it does not wait for a lock.
        try? db.inTransaction(.deferred) {
          try self.onChange(db)
          return .commit
        }
      }
    }
  }
}
