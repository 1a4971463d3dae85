import Domain
import Foundation
import GRDB
import Synchronization

/// An open database for reading, writing and observing. Throws only `RepositoryError`.
///
/// One process writes at a time; other processes wait for up to five seconds. Readers never wait.
final class DatabaseConnection: Sendable {
  let path: String
  let writer: any DatabaseWriter
  let otherProcesses: OtherProcesses
  /// The reason why the database is read-only; nil if the database can be written.
  let refusal: StorageFailure?
  /// The shared lock by which other processes detect that the file is in use.
  private let lock: Mutex<FileLock?>
  /// Identifies the open file; nil if there is no file.
  private let identity: FileIdentity?
  private let logs: [String: FileIdentity]
  private let closed = Mutex(false)

  /// - Parameter path: The path of the file, even if the database is in memory instead.
  init(_ writer: any DatabaseWriter, path: String, refusal: StorageFailure? = nil, lock: FileLock? = nil) {
    self.writer = writer
    self.path = path
    otherProcesses = OtherProcesses(writer, log: path + "-wal")
    self.refusal = refusal
    self.lock = Mutex(lock)
    identity = lock == nil ? nil : FileIdentity(path: path)
    logs = ["-wal", "-shm"].reduce(into: [:]) { $0[$1] = FileIdentity(path: path + $1) }
  }

  /// Whether the file was removed, or replaced by another file at the same path. Writes to a removed or replaced file
  /// would be lost.
  var isReplaced: Bool { identity != nil && identity != FileIdentity(path: path) }

  /// Records the number of insertions in the lock file, so that the next opening detects whether an older copy has
  /// replaced the database.
  func recordInsertions(_ count: Int64) {
    lock.withLock { $0?.number = count }
  }

  /// Whether the database is in memory instead of in the file.
  var isInMemory: Bool { writer.path == ":memory:" }

  /// Prepares for opening the file that replaced the open file. Copies the open database, and releases the lock of the
  /// database. Removes the log, which SQLite would otherwise apply to the new file; if copying fails, renames the log
  /// instead.
  func leaveReplacedFile(at date: Date) {
    let files = DatabaseFiles(path: path)
    files.whileNoneOpens {
      let copy = files.unusedPath("replaced", at: date)
      let isCopied: Void? = try? writer.read { try CheckedCopy(destination: copy).write($0) }
      for (suffix, identity) in logs where FileIdentity(path: path + suffix) == identity {
        if isCopied == nil { rename(path + suffix, "\(copy)-log\(suffix)") } else { unlink(path + suffix) }
      }
      lock.withLock { $0 = nil }
    }
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Opens a file for reading only, even on a full or read-only disk.
  static func openReadOnly(path: String) throws -> any DatabaseWriter {
    do {
      let pool = try DatabasePool(path: path, configuration: .readOnly)
      _ = try pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
      return pool
    } catch is DatabaseError where DatabaseFiles(path: path).hasNoLog {
      // SQLite cannot create the shared-memory file that it needs for a log. Because there is no log, the database can
      // be opened as immutable.
      return try DatabaseQueue(path: DatabaseFiles(path: path).immutableAddress, configuration: .readOnly)
    }
  }

  /// Reads from a consistent snapshot.
  ///
  /// Reads on the current thread, which is never the main thread. A read does not wait for a lock, and switching
  /// threads would take as long as a short read.
  @concurrent
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    do {
      try Task.checkCancellation()
      return try readNow(body)
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  private func readNow<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try throwIfClosed()
    return try writer.read(body)
  }

  private func throwIfClosed() throws {
    if isClosed { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the database was closed") }
  }

  /// Writes in one transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    if let refusal { throw .storage(refusal) }
    do {
      try throwIfClosed()
      return try await writer.write(body)
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Writes in one transaction, which is rolled back if the file was replaced.
  ///
  /// - Returns: Nil if the file was replaced.
  func writeUnlessReplaced<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value? {
    if let refusal { throw .storage(refusal) }
    do {
      try throwIfClosed()
      return try await writer.write { [self] db in
        let value = try body(db)
        if isReplaced { throw FileReplaced() }
        return value
      }
    } catch is FileReplaced {
      return nil
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  private struct FileReplaced: Error {}

  /// Writes the log into the database, so that the database file is complete without the log. Does nothing while other
  /// processes are reading.
  func emptyLog() {
    try? writer.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA busy_timeout = 50")
      try db.checkpoint(.truncate)
    }
  }

  var isClosed: Bool { closed.withLock { $0 } }

  /// Closes the file. Later reads and writes fail, and observers receive no further states.
  func close() throws(RepositoryError) {
    closed.withLock { $0 = true }
    // A read that has already checked `isClosed` would crash if it used a closed `DatabaseQueue`. Therefore, a queue is
    // closed only when this object is released.
    if !(writer is DatabaseQueue) {
      do {
        try writer.close()
      } catch {
        throw RepositoryError(error, path: path)
      }
    }
    lock.withLock { $0 = nil }
  }
}
