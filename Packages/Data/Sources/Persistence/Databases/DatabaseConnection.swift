import Domain
import GRDB
import Synchronization

/// An open database for reading, writing and observing. Its errors are `RepositoryError`s.
///
/// One process writes at a time; the others wait for up to five seconds. Readers never wait.
final class DatabaseConnection: Sendable {
  let path: String
  let writer: any DatabaseWriter
  /// The reason why the database is read-only; nil if it can be written.
  let refusal: StorageFailure?
  /// Shows other processes that the file is in use.
  private let lock: Mutex<FileLock?>
  private let closed = Mutex(false)

  /// - Parameter path: The path of the file, even if a database in memory replaces it.
  init(_ writer: any DatabaseWriter, path: String, refusal: StorageFailure? = nil, lock: FileLock? = nil) {
    self.writer = writer
    self.path = path
    self.refusal = refusal
    self.lock = Mutex(lock)
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Opens a file for reading only. This works on a full or read-only disk, too.
  static func openReadOnly(path: String) throws -> any DatabaseWriter {
    var configuration = configuration
    configuration.readonly = true
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      _ = try pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
      return pool
    } catch is DatabaseError where DatabaseFiles(path: path).hasNoLog {
      // To read a log, SQLite would need a file that it cannot create here. But there is no log, so the database can be
      // opened as immutable.
      return try DatabaseQueue(path: DatabaseFiles(path: path).immutableAddress, configuration: configuration)
    }
  }

  /// Reads from a consistent snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    do {
      return try await writer.read(body)
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Writes in one transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    if let refusal { throw .storage(refusal) }
    do {
      return try await writer.write(body)
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  var isClosed: Bool { closed.withLock { $0 } }

  /// Closes the file. Later reads and writes fail, and observers receive no further states.
  func close() throws(RepositoryError) {
    closed.withLock { $0 = true }
    do {
      try writer.close()
    } catch {
      throw RepositoryError(error, path: path)
    }
    lock.withLock { $0 = nil }
  }
}
