public import Domain
public import Foundation
import GRDB

/// The database of what sources sent: photos, feeds, topics, statistics and the index for searching them.
///
/// Everything in it can be fetched again, so opening never fails. A file that is damaged or has other tables is rebuilt
/// empty; where the disk is full or may not be written, the file is only read; where there is none, the cache is in
/// memory.
///
///     let cache = CacheDatabase(path: "/home/me/.cache/photolist/cache.sqlite")
///     let page = try await PhotoStore(cache: cache, likes: likes, source: .demo).page(PageRequest(), of: .editorial)
public final class CacheDatabase: Sendable {
  public let path: String
  let connection: DatabaseConnection
  private let wallClock: @Sendable () -> Date

  /// Opens the database, and creates it with its folder if there is none. Blocks for a few file operations, or as long
  /// as another process opens the same file.
  ///
  /// - Parameter now: the wall clock.
  public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) {
    self.path = path
    wallClock = now
    connection = CacheDatabaseOpening(files: DatabaseFiles(path: path)).open()
  }

  /// Closes the file. Reads and writes fail from now on.
  public func close() throws(RepositoryError) {
    try connection.close()
  }

  /// The time as the database stores it.
  func now() -> Date {
    Date(timeIntervalSince1970: wallClock().timeIntervalSince1970)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await rebuildingIfDamaged { () throws(RepositoryError) in try await connection.read(body) }
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
