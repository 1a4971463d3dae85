public import Domain
import GRDB

/// What the cache holds, and how much space its files take.
public struct CacheInfo: Hashable, Sendable {
  public var photos: Int
  public var feeds: Int
  public var topics: Int
  public var bytes: Int
}

extension CacheDatabase {
  /// Counts everything. A million photos take some tens of milliseconds.
  public func info() async throws(RepositoryError) -> CacheInfo {
    let bytes = DatabaseFiles(path: path).bytes
    return try await read { db in
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
      }
      return try CacheInfo(photos: count("photo"), feeds: count("feed"), topics: count("topic"), bytes: bytes)
    }
  }

  /// Removes every photo, feed and topic, and gives the space back to the disk.
  public func clear() async throws(RepositoryError) {
    try await write(CacheSchema.rebuild)
    do {
      try await connection.writer.vacuum()
      // The log is as large as the database was. Where others are reading it, it stays until they close the database.
      _ = try? await connection.writer.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Evicts photos beyond a number, those first that were seen longest ago.
  ///
  /// Cheap while there are few enough: a look at the first and the last row. One call evicts at most two thousand
  /// photos, which it chooses from the twenty thousand that were cached first.
  ///
  /// - Returns: the number of evicted photos.
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
