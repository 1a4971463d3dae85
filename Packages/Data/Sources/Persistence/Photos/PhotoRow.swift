import Domain
import Foundation
import GRDB

/// Stores a cached photo as a row of `photo`.
enum PhotoRow {
  /// Inserts or updates a photo.
  ///
  /// - Returns: The row's id.
  static func upsert(_ photo: Photo, in db: Database) throws -> Int64 {
    let words: StatementArguments = [SearchText.words(of: photo)]
    try db.cachedStatement(
      sql: """
        INSERT INTO photo (\(PhotoColumns.list), words) VALUES (\(PhotoColumns.placeholders), ?)
        ON CONFLICT (source, value) DO UPDATE SET \(PhotoColumns.updates), \(wordsUpdate)
        """
    )
    .execute(arguments: PhotoColumns.arguments(photo) + words)
    // A second statement is faster than `RETURNING`, because SQLite creates a temporary table for each `RETURNING`.
    let lookUp = try db.cachedStatement(sql: "SELECT id FROM photo WHERE source = ? AND value = ?")
    guard let id = try Int64.fetchOne(lookUp, arguments: [photo.id.source.rawValue, photo.id.value.composed]) else {
      throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "the stored photo has no id")
    }
    return id
  }

  /// A list response contains no tags. If the stored photo has a detail and the new version has none, the stored search
  /// words remain.
  private static let wordsUpdate = """
    words = CASE WHEN excluded.detail IS NULL AND photo.detail IS NOT NULL THEN words ELSE excluded.words END
    """

  /// - Parameter id: The row's id.
  static func setDetailDate(_ date: Date, of id: Int64, in db: Database) throws {
    try db.cachedStatement(sql: "UPDATE photo SET detailFetchedAt = ? WHERE id = ?")
      .execute(arguments: [date.timeIntervalSince1970, id])
  }

  /// Returns the photo and the date at which its detail was fetched.
  ///
  /// - Parameter match: The columns to compare with the value of `id`.
  static func photo(_ id: Photo.ID, by match: PhotoColumns.Match = .id, in db: Database) throws -> Cached<Photo>? {
    let statement = try db.cachedStatement(
      sql: "SELECT detailFetchedAt, \(PhotoColumns.list) FROM photo WHERE \(match.rawValue)")
    return try statement.fetchOne([id.source.rawValue, id.value.composed]) { columns in
      let fetchedAt = try columns.nextDate()
      let photo = try PhotoColumns.photo(&columns)
      // A damaged detail is treated as missing.
      guard photo.detail != nil else { return Cached(photo, fetchedAt: nil) }
      return Cached(photo, fetchedAt: fetchedAt)
    }
  }

  static func save(_ statistics: PhotoStatistics, of id: Photo.ID, fetchedAt: Date, in db: Database) throws {
    try db.cachedStatement(
      sql: "UPDATE photo SET statistics = ?, statisticsFetchedAt = ? WHERE source = ? AND value = ?"
    )
    .execute(arguments: [
      StatisticsJSON.encoded(statistics), fetchedAt.timeIntervalSince1970, id.source.rawValue, id.value.composed,
    ])
  }

  static func statistics(of id: Photo.ID, in db: Database) throws -> Cached<PhotoStatistics>? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT statistics, statisticsFetchedAt FROM photo
        WHERE source = ? AND value = ? AND statistics IS NOT NULL
        """)
    return try statement.fetchOne([id.source.rawValue, id.value.composed]) { columns -> Cached<PhotoStatistics>? in
      guard let statistics = StatisticsJSON.decoded(try columns.next()) else { return nil }
      return Cached(statistics, fetchedAt: try columns.nextDate())
    } ?? nil
  }
}
