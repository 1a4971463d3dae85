import Dispatch
import GRDB
import Synchronization

/// Detects the commits of other processes while tables are observed.
///
/// SQLite reports only the commits of this process, but every commit is written to the log file next to the database.
/// This object watches the log. After a change of the log, this object reads SQLite's `data_version`, which changes
/// with each commit of another connection.
///
/// A commit becomes visible only after SQLite has synced the log to the disk. The end of the sync changes no file, so
/// this object reads `data_version` again after each of the ``delays``. A delay is at most as long as the time since
/// the change of the log, so a commit is detected within twice the time that its write takes.
///
/// Watching starts after a delay, with a check for earlier changes. A program that needs only the first state usually
/// ends during the delay, and saves the 8 ms that stopping a watch takes on Linux.
final class OtherProcesses: Sendable {
  private struct State {
    /// The number of observations of each table.
    var observed: [String: Int] = [:]
    var watch: FileWatch?
    var seenVersion: Int?
    /// The number of changes of the file.
    var changes = 0
    /// The index of the delay before the next check.
    var step = 0
    var isCheckWaiting = false
  }

  /// The delays between the checks after a change of the file, in milliseconds. Each delay is at most the time since
  /// the change, but at least 1 ms. Together, the delays are longer than a disk needs for a sync.
  static let delays = [1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
  /// The delay before watching begins, in milliseconds.
  private static let watchDelay = 100

  private let writer: any DatabaseWriter
  private let path: String
  private let queue = DispatchQueue(label: "persistence.other-processes")
  private let state = Mutex(State())

  /// - Parameters:
  ///   - writer: The only writer of the database in this process.
  ///   - path: The path of the log file.
  init(_ writer: any DatabaseWriter, log path: String) {
    self.writer = writer
    self.path = path
  }

  /// Notifies the observations of `tables` after the commits of other processes, until `endObservation(of:)`. The first
  /// notification may occur even if no other process has committed.
  func beginObservation(of tables: [String]) {
    let isFirst = state.withLock { state in
      defer { for table in tables { state.observed[table, default: 0] += 1 } }
      return state.observed.isEmpty
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.watchDelay)) { [weak self] in self?.beginWatching() }
  }

  func endObservation(of tables: [String]) {
    let released = state.withLock { state -> FileWatch? in
      for table in tables {
        let count = state.observed[table, default: 0] - 1
        state.observed[table] = count > 0 ? count : nil
      }
      guard state.observed.isEmpty else { return nil }
      defer { state.watch = nil }
      return state.watch
    }
    withExtendedLifetime(released) {}
  }

  private func beginWatching() {
    let isNew = state.withLock { state in
      guard state.watch == nil, !state.observed.isEmpty else { return false }
      state.watch = FileWatch(path: path, queue: queue) { [weak self] in self?.fileChanged() }
      state.seenVersion = nil
      return true
    }
    if isNew { fileChanged() }
  }

  private func fileChanged() {
    state.withLock { state in
      state.changes += 1
      state.step = 0
    }
    check()
  }

  /// Checks for commits when the writer is free, and checks again after the next delay.
  private func check() {
    let isWaiting = state.withLock { state in
      defer { state.isCheckWaiting = true }
      return state.isCheckWaiting
    }
    guard !isWaiting else { return }
    writer.asyncWriteWithoutTransaction { [weak self] db in
      guard let self else { return }
      let (changes, step) = state.withLock { state in
        state.isCheckWaiting = false
        defer { state.step += 1 }
        return (state.changes, state.step)
      }
      notifyObservations(db)
      guard Self.delays.indices.contains(step) else { return }
      queue.asyncAfter(deadline: .now() + .milliseconds(Self.delays[step])) { [weak self] in
        guard let self, state.withLock({ $0.changes == changes && $0.watch != nil }) else { return }
        check()
      }
    }
  }

  /// Notifies the observations if other connections have committed since the last call.
  private func notifyObservations(_ db: Database) {
    // `data_version` does not count the commits of this connection, which is the only writer in this process.
    guard let version = try? Int.fetchOne(db, sql: "PRAGMA data_version") else { return }
    let tables = state.withLock { state in
      defer { state.seenVersion = version }
      return state.seenVersion == version ? [] : Array(state.observed.keys)
    }
    guard !tables.isEmpty else { return }
    // The empty commit notifies the observations. The transaction writes nothing, so it does not wait for a lock.
    try? db.inTransaction(.deferred) {
      for table in tables { try db.notifyChanges(in: Table(table)) }
      return .commit
    }
  }
}
