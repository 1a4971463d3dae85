public import Domain
import GRDB

/// The numbers of items in the cache, and the total size of the cache's files in bytes.
public struct CacheInfo: Hashable, Sendable {
  public var photos: Int
  public var feeds: Int
  public var topics: Int
  public var bytes: Int
}

extension CacheDatabase {
  /// Counts the contents. Takes tens of milliseconds for a million photos.
  public func info() async throws(RepositoryError) -> CacheInfo {
    let bytes = DatabaseFiles(path: path).bytes
    return try await read { db in
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
      }
      return try CacheInfo(photos: count("photo"), feeds: count("feed"), topics: count("topic"), bytes: bytes)
    }
  }

  /// Returns the cached photo ids of a source that begin with `prefix`, most recently cached first. Returns an empty
  /// array if the cache cannot be read.
  public func photoIDs(of source: PhotoSource, startingWith prefix: String, limit: Int) async -> [String] {
    let ids = try? await read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT value FROM photo WHERE source = ? AND substr(value, 1, length(?2)) = ?2 ORDER BY id DESC LIMIT ?
          """, arguments: [source.rawValue, prefix.composed, limit])
    }
    return ids ?? []
  }

  /// Removes all cached data, and frees the disk space.
  public func clear() async throws(RepositoryError) {
    try await write(CacheSchema.rebuild)
    do {
      try await connection.writer.vacuum()
      // After the vacuum, the log is as large as the database was, so the checkpoint truncates the log. If another
      // process is reading the log, the log keeps its size until that process closes the database.
      _ = try? await connection.writer.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Evicts the least recently fetched photos if the number of photos exceeds a limit.
  ///
  /// If the limit is not exceeded, this method usually reads only the first and the last row. One call evicts at most
  /// two thousand photos, chosen from the twenty thousand photos that were cached first.
  ///
  /// - Returns: The number of evicted photos.
  public func trim(toPhotos limit: Int) async throws(RepositoryError) -> Int {
    let mostAtOnce = 2000
    let limit = max(0, limit)
    let isFull = try await read { db in
      let rows = try Int.fetchOne(db, sql: "SELECT (SELECT max(id) FROM photo) - (SELECT min(id) FROM photo) + 1") ?? 0
      return try rows > limit && Int.fetchOne(db, sql: "SELECT count(*) FROM photo") ?? 0 > limit
    }
    guard isFull else { return 0 }
    return try await write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM photo") ?? 0
      try db.execute(
        sql: """
          WITH candidate AS (SELECT id, detailFetchedAt FROM photo ORDER BY id LIMIT ?)
          DELETE FROM photo WHERE id IN (
            SELECT id FROM candidate
            ORDER BY max(
              coalesce(detailFetchedAt, 0),
              coalesce((SELECT max(fetchedAt) FROM feedEntry WHERE feedEntry.photo = candidate.id), 0)
            ), id LIMIT ?
          )
          """, arguments: [10 * mostAtOnce, min(count - limit, mostAtOnce)])
      return db.changesCount
    }
  }
}
