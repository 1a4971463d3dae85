import Dispatch
import GRDB
import Synchronization

/// Notices what other processes write to the store.
///
/// SQLite tells a process nothing of the others, but every commit goes through the log file beside the database. Its
/// changes are the wake-up, so that an idle program is never woken; the database's `data_version`, which counts the
/// commits of others only, is the answer. A commit can be seen a moment after its bytes are in the log: that is why
/// each wake-up asks again a little later.
///
/// The watch begins a moment late, with a look at what happened meanwhile: Linux takes 8 ms to end one, for which a
/// program that only wants the first state would wait.
final class OtherProcesses: Sendable {
  private struct State {
    var seenVersion: Int?
    var checksUnderWay: Set<Int> = []
  }

  private struct Watch {
    var file: FileWatch?
    var isStopped = false
  }

  /// When to look after a wake-up, in milliseconds. The last is longer than a disk takes to sync.
  private static let delays = [0, 100, 1500]
  /// How late the watch begins, in milliseconds.
  private static let watchDelay = 100

  private let database: PhotoDatabase
  private let queue = DispatchQueue(label: "photolist.other-processes")
  private let onChange: @Sendable (Database) throws -> Void
  private let state = Mutex(State())
  private let watch = Mutex(Watch())

  /// - Parameter onChange: called within a write access after somebody else committed something; it may be called once
  ///   too often.
  init(of database: PhotoDatabase, onChange: @escaping @Sendable (Database) throws -> Void) {
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
    database.pool.asyncWriteWithoutTransaction { [weak self] db in
      // The connection that writes sees its own commits nowhere in the version: what grew it came from elsewhere.
      guard let self, let version = try? Int.fetchOne(db, sql: "PRAGMA data_version") else { return }
      let changed = state.withLock { state in
        defer { state.seenVersion = version }
        return state.seenVersion != version
      }
      if changed {
        // Observers listen to commits. This one writes nothing, and so waits for nobody.
        try? db.inTransaction(.deferred) {
          try self.onChange(db)
          return .commit
        }
      }
    }
  }
}
