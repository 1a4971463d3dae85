import Domain
import Foundation
import GRDB

/// Stores a feed as a row of `feed`, and its photos as rows of `feedEntry`.
///
/// Positions count from 0 across all pages, so a feed can be read with a different page size.
struct FeedRow {
  private struct Feed {
    var id: Int64
    var total: Int?
    var length: Int?
    var endSeenAt: Double?
  }

  let source: PhotoSource
  let key: String

  /// Saves a page. If the page has more photos than requested, the extra photos replace the cached photos at their
  /// positions, too.
  func save(_ page: Page<Photo>, as request: PageRequest, fetchedAt: Date, in db: Database) throws {
    let feed = try id(total: page.total, in: db)
    let start = request.start
    let end = start + page.items.count
    try delete(start..<max(start + request.size, end), of: feed, in: db)
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
      // An empty page can start far beyond the feed's end, so a smaller known length is preserved.
      let length = page.items.isEmpty ? "min(coalesce(length, ?1), ?1)" : "?1"
      try db.cachedStatement(sql: "UPDATE feed SET length = \(length), endSeenAt = ?2 WHERE id = ?3")
        .execute(arguments: [end, fetchedAt.timeIntervalSince1970, feed])
    }
  }

  func page(_ request: PageRequest, in db: Database) throws -> Cached<Page<Photo>>? {
    let start = request.start
    let lookUp = try db.cachedStatement(
      sql: "SELECT id, total, length, endSeenAt FROM feed WHERE source = ? AND key = ?")
    let found = try lookUp.fetchOne([source.rawValue, key]) { columns in
      Feed(
        id: try columns.next(), total: try columns.next(), length: try columns.next(), endSeenAt: try columns.next())
    }
    guard let feed = found else { return nil }
    let run = try photos(from: start, upTo: start + request.size, of: feed.id, in: db)
    let end = start + run.photos.count
    let reachesEnd = feed.length.map { end >= $0 } ?? false
    guard let fetchedAt = run.oldest ?? (reachesEnd ? feed.endSeenAt : nil) else { return nil }
    return Cached(
      Page(items: run.photos, hasNext: !reachesEnd, total: feed.total),
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
    var photos: [Photo] = []
    photos.reserveCapacity(end - start)
    var oldest: Double?
    try statement.readRows([feed, start, end]) { columns in
      let position: Int = try columns.next()
      guard position == start + photos.count else { return false }
      let fetchedAt: Double = try columns.next()
      oldest = min(oldest ?? fetchedAt, fetchedAt)
      photos.append(try PhotoColumns.photo(&columns))
      return true
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
      throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "the stored feed has no id")
    }
    return id
  }

  private func delete(_ positions: Range<Int>, of feed: Int64, in db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM feedEntry WHERE feed = ? AND position >= ? AND position < ?")
      .execute(arguments: [feed, positions.lowerBound, positions.upperBound])
  }
}
