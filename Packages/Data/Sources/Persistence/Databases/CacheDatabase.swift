public import Domain
public import Foundation
import GRDB

/// The database of cached data: photos, feeds, topics, statistics, the metadata of photo files, and the search index.
///
/// All cached data can be fetched again, so opening never fails. A file that is damaged or has another schema is
/// replaced by an empty database. If the file cannot be written, it is opened for reading. If the file cannot be opened
/// at all, the cache is in memory.
///
///     let cache = CacheDatabase(path: "/home/me/.cache/photolist/cache.sqlite")
///     let page = try await PhotoStore(cache: cache, likes: likes, source: .demo).page(PageRequest(), of: .editorial)
public final class CacheDatabase: Sendable {
  public let path: String
  let connection: DatabaseConnection
  private let wallClock: @Sendable () -> Date

  /// Opens the database. Creates the file and its folder if they do not exist. Blocks during a few file operations, and
  /// while another process is opening the same file.
  ///
  /// - Parameter now: Returns the current date.
  public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) {
    self.path = path
    wallClock = now
    connection = CacheDatabaseOpening(files: DatabaseFiles(path: path)).open()
  }

  private init(inMemory connection: DatabaseConnection, now: @escaping @Sendable () -> Date) {
    path = connection.path
    wallClock = now
    self.connection = connection
  }

  /// Returns an empty cache in memory.
  ///
  /// - Parameter now: Returns the current date.
  public static func inMemory(now: @escaping @Sendable () -> Date) -> CacheDatabase {
    CacheDatabase(inMemory: DatabaseConnection(CacheDatabaseOpening.inMemory(), path: ":memory:"), now: now)
  }

  /// Opens the database for reading only. Tests use this initializer instead of removing the write permission of the
  /// file, because the root user can write to any file.
  init(readOnly path: String) throws {
    self.path = path
    wallClock = { Date() }
    connection = DatabaseConnection(
      try DatabaseConnection.openReadOnly(path: path), path: path, refusal: .notWritable(path: path))
  }

  /// The reason why nothing is saved in the file; nil if the file can be written.
  public var failure: StorageFailure? {
    connection.refusal ?? (connection.isInMemory ? .notWritable(path: path) : nil)
  }

  /// Closes the file. Later reads and writes fail.
  public func close() throws(RepositoryError) {
    try connection.close()
  }

  /// Returns the current date with the precision of the database.
  func now() -> Date {
    Date(timeIntervalSince1970: wallClock().timeIntervalSince1970)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await rebuildingIfDamaged { () throws(RepositoryError) in try await connection.read(body) }
  }

  /// Saves fetched data. Does nothing if the database was opened for reading.
  func save(_ body: @escaping @Sendable (Database) throws -> Void) async throws(RepositoryError) {
    guard connection.refusal == nil else { return }
    try await write(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await rebuildingIfDamaged { () throws(RepositoryError) in try await connection.write(body) }
  }

  private func rebuildingIfDamaged<Value>(
    _ body: () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    do throws(RepositoryError) {
      return try await body()
    } catch {
      guard error == .storage(.damaged(path: path)), connection.refusal == nil else { throw error }
    }
    do {
      try await connection.writer.erase()
    } catch {
      throw RepositoryError(error, path: path)
    }
    try await connection.write(CacheSchema.rebuild)
    return try await body()
  }
}
