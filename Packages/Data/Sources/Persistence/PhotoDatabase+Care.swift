public import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the store holds, and how much room it takes.
public struct StoreInfo: Hashable, Sendable {
  /// Cached photos, which can be asked for again.
  public var photos: Int
  public var feeds: Int
  public var topics: Int
  public var likes: Int
  /// Bytes of the store's files.
  public var bytes: Int
}

extension PhotoDatabase {
  /// Counts everything. With a million photos that takes some tens of milliseconds.
  public func info() async throws(RepositoryError) -> StoreInfo {
    let bytes = DatabaseFiles(path: path).bytes
    return try await read { db in
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
      }
      return try StoreInfo(
        photos: count("photo"), feeds: count("feed"), topics: count("topic"), likes: count("likedPhoto"),
        bytes: bytes)
    }
  }

  /// Forgets every cached photo, feed and topic, and gives the room back. What the user made stays.
  public func clearCache() async throws(RepositoryError) {
    try await write(.process) { db in
      try db.execute(sql: "DELETE FROM topic; DELETE FROM feedEntry; DELETE FROM feed;")
      // Emptying the index at once is quicker by far than taking each photo out of it.
      try db.execute(sql: "DROP TRIGGER photoDeleted; DELETE FROM photo")
      try db.execute(sql: "INSERT INTO photoSearch (photoSearch) VALUES ('delete-all')")
      try db.execute(sql: Schema.photoDeletedTrigger)
    }
    try await giveBackRoom()
  }

  /// Forgets cached photos beyond a number, those first that were seen longest ago. Liked photos stay liked.
  ///
  /// To be called often: while there are few enough, it costs a look at the first and the last row; a call forgets two
  /// thousand at the most, and finds them among the twenty thousand that were kept first.
  ///
  /// - Returns: how many were forgotten.
  public func trimCache(toPhotos limit: Int) async throws(RepositoryError) -> Int {
    let mostAtOnce = 2000
    let limit = max(0, limit)
    let isFull = try await read { db in
      let rows = try Int.fetchOne(db, sql: "SELECT (SELECT max(id) FROM photo) - (SELECT min(id) FROM photo) + 1") ?? 0
      return try rows > limit && Int.fetchOne(db, sql: "SELECT count(*) FROM photo") ?? 0 > limit
    }
    guard isFull else { return 0 }
    return try await write(.process) { db in
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

  /// Writes a copy of the store as it is at this moment; others may go on writing.
  ///
  /// - Parameter destination: where no file is yet.
  public func backUp(to destination: String) async throws(RepositoryError) {
    guard !FileManager.default.fileExists(atPath: destination) else { throw .storage(.exists(path: destination)) }
    do {
      try await pool.vacuum(into: destination)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR || error.resultCode == .SQLITE_CANTOPEN {
      throw .storage(.notWritable(path: destination))
    } catch {
      throw RepositoryError(error, path: destination)
    }
  }

  private func giveBackRoom() async throws(RepositoryError) {
    do {
      try await pool.vacuum()
    } catch {
      throw translated(error)
    }
  }
}
