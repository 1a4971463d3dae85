import Domain
import Foundation
import GRDB

/// Stores a like as a row of `likedPhoto`.
enum LikedPhotoRow {
  private static let list = "likedAt, \(PhotoColumns.list)"
  private static let sources = PhotoSource.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// How far the clock may have been set back, in seconds. If the date of the previous like is further in the future,
  /// that date is considered wrong.
  private static let clockTolerance = 86_400.0

  /// Inserts a like as the newest like. If the clock was set back by less than a day, the like gets the date of the
  /// previous like, so that the dates stay in order.
  ///
  /// - Returns: Whether the photo was not liked before.
  static func insert(_ like: LikedPhoto, in db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (\(list))
        VALUES (
          max(?1, coalesce(
            (SELECT likedAt FROM (SELECT likedAt FROM likedPhoto ORDER BY sequence DESC LIMIT 1)
             WHERE likedAt < ?1 + \(clockTolerance)), 0)),
          \(PhotoColumns.placeholders)
        )
        ON CONFLICT (source, value) DO NOTHING
        """)
    try statement.execute(arguments: arguments(like))
    return db.changesCount > 0
  }

  /// - Returns: The deleted like; nil if the photo was not liked.
  static func delete(_ id: Photo.ID, in db: Database) throws -> LikedPhoto? {
    let key: StatementArguments = [id.source.rawValue, id.value.composed]
    let deleted = try db.cachedStatement(sql: "SELECT \(list) FROM likedPhoto WHERE source = ?1 AND value = ?2")
      .fetchOne(key) { try like(&$0) }
    try db.cachedStatement(sql: "DELETE FROM likedPhoto WHERE source = ? AND value = ?").execute(arguments: key)
    return deleted
  }

  /// Inserts a deleted like at the position of its date, after likes with the same or an earlier date. The order of the
  /// other likes does not change.
  ///
  /// - Returns: Whether the photo was not liked before.
  static func restore(_ like: LikedPhoto, in db: Database) throws -> Bool {
    let previous = try Int64.fetchOne(
      db, sql: "SELECT max(sequence) FROM likedPhoto WHERE likedAt <= ?",
      arguments: [like.likedAt.timeIntervalSince1970])
    let sequence = (previous ?? 0) + 1
    guard try photo(like.id, by: .id, in: db) == nil else { return false }
    if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM likedPhoto WHERE sequence = ?)", arguments: [sequence])
      == true
    {
      // Uses negative numbers first, because sequences must be unique at any time.
      try db.execute(
        sql: """
          UPDATE likedPhoto SET sequence = -sequence WHERE sequence >= ?;
          UPDATE likedPhoto SET sequence = 1 - sequence WHERE sequence < 0;
          """, arguments: [sequence])
    }
    try db.cachedStatement(
      sql: "INSERT INTO likedPhoto (sequence, \(list)) VALUES (?, ?, \(PhotoColumns.placeholders))"
    )
    .execute(arguments: [sequence] + arguments(like))
    return true
  }

  /// Inserts likes, ordered by date. Does not change photos that are already liked. Replaces dates in the future with
  /// `now`.
  ///
  /// - Returns: The number of photos that were not liked before.
  static func merge(_ likes: [LikedPhoto], now: Date, in db: Database) throws -> Int {
    let insertion = try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (\(list)) VALUES (?, \(PhotoColumns.placeholders))
        ON CONFLICT (source, value) DO NOTHING
        """)
    var count = 0
    // Among likes with the same date, the like that is inserted last is the newest like.
    for var like in likes.reversed() {
      like.likedAt = min(like.likedAt, now)
      try insertion.execute(arguments: arguments(like))
      count += db.changesCount
    }
    guard count > 0 else { return 0 }
    try UserTables.order(in: db)
    return count
  }

  /// Updates the photo of a like. The like's position in the order does not change. The stored detail remains if
  /// `photo` has no detail.
  static func update(_ photo: Photo, in db: Database) throws {
    // The `SELECT` returns a row only if the photo is liked. The inserted row always conflicts with the existing row,
    // so the existing row is updated.
    try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (likedAt, \(PhotoColumns.list))
        SELECT likedAt, \(PhotoColumns.placeholders) FROM likedPhoto WHERE source = ?1 AND value = ?2
        ON CONFLICT (source, value) DO UPDATE SET \(PhotoColumns.updates)
        """
    )
    .execute(arguments: PhotoColumns.arguments(photo))
  }

  static func photo(_ id: Photo.ID, by match: PhotoColumns.Match, in db: Database) throws -> Photo? {
    try db.cachedStatement(sql: "SELECT \(list) FROM likedPhoto WHERE \(match.rawValue)")
      .fetchOne([id.source.rawValue, id.value.composed]) { try like(&$0).photo }
  }

  /// Returns the newest likes, newest first. Skips photos from unknown sources.
  ///
  /// - Parameter limit: The largest number of likes; nil for all.
  static func newest(_ limit: Int?, in db: Database) throws -> [LikedPhoto] {
    // The plus sign prevents SQLite from using an index on `source`, so that rows are read in the order of `sequence`
    // without sorting.
    try db.cachedStatement(
      sql: "SELECT \(list) FROM likedPhoto WHERE +source IN (\(sources)) ORDER BY sequence DESC LIMIT ?"
    )
    .fetchAll([limit ?? -1]) { try like(&$0) }
  }

  /// Returns the ids of the likes that match `condition`, newest first. Skips photos from unknown sources.
  static func ids(where condition: String = "TRUE", in db: Database) throws -> [Photo.ID] {
    try db.cachedStatement(sql: "SELECT source, value FROM likedPhoto WHERE \(condition) ORDER BY sequence DESC")
      .fetchAll { columns -> Photo.ID? in
        guard let source = PhotoSource(rawValue: try columns.next()) else { return nil }
        return Photo.ID(source: source, value: try columns.next())
      }
      .compactMap { $0 }
  }

  private static func like(_ columns: inout ColumnReader) throws -> LikedPhoto {
    let likedAt = Date(timeIntervalSince1970: try columns.next())
    return LikedPhoto(photo: try PhotoColumns.photo(&columns), likedAt: likedAt)
  }

  private static func arguments(_ like: LikedPhoto) throws -> StatementArguments {
    _ = try like.id.value.storable()
    return try [like.likedAt.timeIntervalSince1970] + PhotoColumns.arguments(like.photo)
  }
}
