public import Domain
import GRDB

/// The contents of the cache and the size of its files.
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

  /// Removes every photo, feed and topic, and frees the disk space.
  public func clear() async throws(RepositoryError) {
    try await write(CacheSchema.rebuild)
    do {
      try await connection.writer.vacuum()
      // The log is now as large as the database was. If other processes are reading the log, it remains until they
      // close the database.
      _ = try? await connection.writer.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Evicts the photos over a limit, least recently fetched first.
  ///
  /// If the limit is not exceeded, this only reads the first and the last row. One call evicts at most two thousand
  /// photos, chosen from the twenty thousand that were cached first.
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
