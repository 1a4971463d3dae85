import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A cached photo as a row of `photo`.
enum PhotoRow {
  /// - Returns: the row's id.
  static func upsert(_ photo: Photo, in db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO photo (\(PhotoColumns.list), words) VALUES (\(PhotoColumns.placeholders), ?)
        ON CONFLICT (source, value) DO UPDATE SET \(PhotoColumns.updates), \(wordsUpdate)
        """)
    var writer = ColumnWriter(statement)
    try PhotoColumns.bind(photo, with: &writer)
    try writer.bind(SearchText.words(of: photo))
    try statement.execute()
    // Not with `RETURNING`: SQLite makes a table in memory for what it returns, each time.
    let lookUp = try db.cachedStatement(sql: "SELECT id FROM photo WHERE source = ? AND value = ?")
    guard let id = try lookUp.readRow([photo.id.source.rawValue, photo.id.value], { try $0.value() as Int64 }) else {
      throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "a photo was stored without an id")
    }
    return id
  }

  /// The tags of a photo are in its detail; a list's answer does not take them out of the search.
  private static let wordsUpdate = """
    words = CASE WHEN excluded.detail IS NULL AND photo.detail IS NOT NULL THEN words ELSE excluded.words END
    """

  /// - Parameter id: of the row.
  static func markDetail(of id: Int64, fetchedAt: Date, in db: Database) throws {
    try db.cachedStatement(sql: "UPDATE photo SET detailFetchedAt = ? WHERE id = ?")
      .execute(arguments: [fetchedAt.timeIntervalSince1970, id])
  }

  /// The photo, and when its detail came.
  static func photo(_ id: Photo.ID, in db: Database) throws -> Cached<Photo>? {
    let statement = try db.cachedStatement(
      sql: "SELECT detailFetchedAt, \(PhotoColumns.list) FROM photo WHERE source = ? AND value = ?")
    return try statement.readRow([id.source.rawValue, id.value]) { columns in
      let fetchedAt: Double? = columns.optional()
      let photo = try PhotoColumns.photo(&columns)
      // A detail that cannot be read is as good as one that never came.
      guard photo.detail != nil else { return Cached(photo, fetchedAt: nil) }
      return Cached(photo, fetchedAt: fetchedAt.map(Date.init(timeIntervalSince1970:)))
    }
  }

  static func save(_ statistics: PhotoStatistics, of id: Photo.ID, fetchedAt: Date, in db: Database) throws {
    try db.cachedStatement(
      sql: "UPDATE photo SET statistics = ?, statisticsFetchedAt = ? WHERE source = ? AND value = ?"
    )
    .execute(arguments: [
      CachedStatistics.encoded(statistics), fetchedAt.timeIntervalSince1970, id.source.rawValue, id.value,
    ])
  }

  static func statistics(of id: Photo.ID, in db: Database) throws -> Cached<PhotoStatistics>? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT statistics, statisticsFetchedAt FROM photo
        WHERE source = ? AND value = ? AND statistics IS NOT NULL
        """)
    return try statement.readRow([id.source.rawValue, id.value]) { columns -> Cached<PhotoStatistics>? in
      guard let statistics = CachedStatistics.decoded(try columns.value()) else { return nil }
      return Cached(statistics, fetchedAt: columns.optional().map(Date.init(timeIntervalSince1970:)))
    } ?? nil
  }
}
