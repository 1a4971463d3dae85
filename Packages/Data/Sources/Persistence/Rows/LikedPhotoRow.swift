import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A like as a row of `likedPhoto`.
enum LikedPhotoRow {
  private static let list = "likedAt, \(PhotoColumns.list)"
  private static let sources = PhotoSource.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// Puts the like on top. A clock that was set back makes it as old as the one below, so that dates follow the order.
  ///
  /// - Returns: whether the photo was not liked before.
  @discardableResult
  static func insert(_ like: LikedPhoto, in db: Database) throws -> Bool {
    // What a list told of the photo has no detail; it may have been seen by itself before.
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (\(list))
        VALUES (
          max(?, coalesce((SELECT likedAt FROM likedPhoto ORDER BY sequence DESC LIMIT 1), 0)),
          \(PhotoColumns.placeholdersButDetail),
          coalesce(?, (SELECT detail FROM photo WHERE source = ?2 AND value = ?3))
        )
        ON CONFLICT (source, value) DO NOTHING
        """)
    try bind(like, to: statement)
    try statement.execute()
    return db.changesCount > 0
  }

  /// - Returns: whether the photo was liked.
  @discardableResult
  static func delete(_ id: Photo.ID, in db: Database) throws -> Bool {
    try db.cachedStatement(sql: "DELETE FROM likedPhoto WHERE source = ? AND value = ?")
      .execute(arguments: [id.source.rawValue, id.value])
    return db.changesCount > 0
  }

  /// Puts likes where their dates belong among the others. Photos that are liked already stay as they are.
  ///
  /// - Returns: how many were not liked before.
  static func merge(_ likes: [LikedPhoto], in db: Database) throws -> Int {
    let insertion = try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (\(list)) VALUES (?, \(PhotoColumns.placeholders))
        ON CONFLICT (source, value) DO NOTHING
        """)
    var count = 0
    // Of the same date, the one that was on top comes last, and so on top again.
    for like in likes.reversed() {
      try bind(like, to: insertion)
      try insertion.execute()
      count += db.changesCount
    }
    guard count > 0 else { return 0 }
    try db.execute(
      sql: """
        CREATE TEMP TABLE place AS
          SELECT sequence, row_number() OVER (ORDER BY likedAt, sequence) AS number FROM likedPhoto;
        CREATE UNIQUE INDEX temp.placeBySequence ON place (sequence);
        -- By way of negative numbers: no two rows may have the same at any time.
        UPDATE likedPhoto SET sequence = -(SELECT number FROM place WHERE place.sequence = likedPhoto.sequence);
        UPDATE likedPhoto SET sequence = -sequence;
        DROP TABLE place;
        """)
    return count
  }

  /// Takes what is newly known of a liked photo. Its place among the likes stays.
  static func update(_ photo: Photo, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "UPDATE likedPhoto SET \(PhotoColumns.assignments) WHERE source = ? AND value = ?")
    var writer = ColumnWriter(statement)
    try PhotoColumns.bindAllButID(of: photo, with: &writer)
    try writer.bind(photo.id.source.rawValue)
    try writer.bind(photo.id.value)
    try statement.execute()
  }

  static func photo(_ id: Photo.ID, in db: Database) throws -> Photo? {
    let statement = try db.cachedStatement(
      sql: "SELECT \(list) FROM likedPhoto WHERE source = ? AND value = ?")
    return try statement.readRow([id.source.rawValue, id.value]) { try like(&$0).photo }
  }

  /// The newest likes, newest first. One of no known source is left out: the others are worth showing without it.
  ///
  /// - Parameter limit: how many at the most; `nil` for all.
  static func newest(_ limit: Int?, in db: Database) throws -> [LikedPhoto] {
    // The sign keeps SQLite from looking up one source after another, and sorting then.
    let statement = try db.cachedStatement(
      sql: "SELECT \(list) FROM likedPhoto WHERE +source IN (\(sources)) ORDER BY sequence DESC LIMIT ?")
    var likes: [LikedPhoto] = []
    try statement.readRows([limit ?? -1]) { columns in
      likes.append(try like(&columns))
      return true
    }
    return likes
  }

  private static func like(_ columns: inout ColumnReader) throws -> LikedPhoto {
    let likedAt = Date(timeIntervalSince1970: try columns.value())
    return LikedPhoto(photo: try PhotoColumns.photo(&columns), likedAt: likedAt)
  }

  private static func bind(_ like: LikedPhoto, to statement: Statement) throws {
    var writer = ColumnWriter(statement)
    try writer.bind(like.likedAt.timeIntervalSince1970)
    try PhotoColumns.bind(like.photo, with: &writer)
  }
}
