import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A feed as a row of `feed`, and its photos as rows of `feedEntry`.
///
/// A photo has a position in its feed, counted from 0 over all pages: pages of one size can be read as pages of
/// another.
struct FeedRow {
  let source: PhotoSource
  let key: String

  func keep(_ page: Page<Photo>, as request: PageRequest, fetchedAt: Date, in db: Database) throws {
    let feed = try id(total: page.total, in: db)
    let start = (request.number - 1) * request.size
    let end = start + page.items.count
    try delete(start..<(start + request.size), of: feed, in: db)
    let insertion = try db.cachedStatement(
      sql: "INSERT INTO feedEntry (feed, position, photo, fetchedAt) VALUES (?, ?, ?, ?)")
    for (position, photo) in zip(start..., page.items) {
      let photoID = try PhotoRow.upsert(photo, in: db)
      try insertion.execute(arguments: [feed, position, photoID, fetchedAt.timeIntervalSince1970])
    }
    if page.hasNext {
      try db.cachedStatement(sql: "UPDATE feed SET length = NULL, endSeenAt = NULL WHERE id = ? AND length <= ?")
        .execute(arguments: [feed, end])
    } else {
      try delete(end..<Int.max, of: feed, in: db)
      // A page beyond the end has nothing in it, and does not move the end.
      let length = page.items.isEmpty ? "min(coalesce(length, ?1), ?1)" : "?1"
      try db.cachedStatement(sql: "UPDATE feed SET length = \(length), endSeenAt = ?2 WHERE id = ?3")
        .execute(arguments: [end, fetchedAt.timeIntervalSince1970, feed])
    }
  }

  func page(_ request: PageRequest, in db: Database) throws -> StoredPage? {
    let start = (request.number - 1) * request.size
    let lookUp = try db.cachedStatement(
      sql: "SELECT id, total, length, endSeenAt FROM feed WHERE source = ? AND key = ?")
    guard let row = try Row.fetchOne(lookUp, arguments: [source.rawValue, key]) else { return nil }
    let total: Int? = row[1]
    let length: Int? = row[2]
    let endSeenAt: Double? = row[3]
    let run = try photos(from: start, upTo: start + request.size, of: row[0], in: db)
    let end = start + run.photos.count
    let isBehindTheEnd = length.map { end >= $0 } ?? false
    guard let fetchedAt = run.oldest ?? (isBehindTheEnd ? endSeenAt : nil) else { return nil }
    return StoredPage(
      page: Page(items: run.photos, hasNext: !isBehindTheEnd, total: total),
      fetchedAt: Date(timeIntervalSince1970: fetchedAt))
  }

  private func photos(
    from start: Int, upTo end: Int, of feed: Int64, in db: Database
  ) throws -> (photos: [Photo], oldest: Double?) {
    let statement = try db.cachedStatement(
      sql: """
        SELECT position, fetchedAt, \(PhotoColumns.list) FROM feedEntry JOIN photo ON photo.id = feedEntry.photo
        WHERE feed = ? AND position >= ? AND position < ? ORDER BY position
        """)
    let rows = try Row.fetchCursor(statement, arguments: [feed, start, end])
    var photos: [Photo] = []
    var oldest: Double?
    while let row = try rows.next(), row[0] == start + photos.count {
      photos.append(try PhotoColumns.photo(of: row, from: 2))
      oldest = min(oldest ?? row[1], row[1])
    }
    return (photos, oldest)
  }

  private func id(total: Int?, in db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO feed (source, key, total) VALUES (?, ?, ?)
        ON CONFLICT (source, key) DO UPDATE SET total = coalesce(excluded.total, total) RETURNING id
        """)
    guard let id = try Int64.fetchOne(statement, arguments: [source.rawValue, key, total]) else {
      throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "a feed was stored without an id")
    }
    return id
  }

  private func delete(_ positions: Range<Int>, of feed: Int64, in db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM feedEntry WHERE feed = ? AND position >= ? AND position < ?")
      .execute(arguments: [feed, positions.lowerBound, positions.upperBound])
  }
}
