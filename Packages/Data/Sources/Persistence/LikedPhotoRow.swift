import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A like as a row of `likedPhoto`.
enum LikedPhotoRow {
  /// What `like(of:)` reads.
  static let list = "likedAt, \(PhotoColumns.list)"

  /// Puts the like on top. A clock that was set back makes it as old as the one below, so that dates follow the order.
  ///
  /// - Returns: whether the photo was not liked before.
  @discardableResult
  static func insert(_ like: LikedPhoto, in db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO likedPhoto (\(list))
        VALUES (
          max(?, coalesce((SELECT likedAt FROM likedPhoto ORDER BY sequence DESC LIMIT 1), 0)),
          \(PhotoColumns.placeholders)
        )
        ON CONFLICT (source, value) DO NOTHING
        """)
    try statement.execute(
      arguments: StatementArguments(
        [like.likedAt.timeIntervalSince1970] + PhotoColumns.values(of: like.photo)))
    return db.changesCount > 0
  }

  /// Takes what is newly known of a liked photo. Its place among the likes stays.
  static func update(_ photo: Photo, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "UPDATE likedPhoto SET \(PhotoColumns.assignments) WHERE source = ? AND value = ?")
    try statement.execute(
      arguments: StatementArguments(
        try PhotoColumns.values(of: photo).dropFirst(2) + [photo.id.source.rawValue, photo.id.value]))
  }

  static func photo(_ id: Photo.ID, in db: Database) throws -> Photo? {
    let statement = try db.cachedStatement(
      sql: "SELECT \(PhotoColumns.list) FROM likedPhoto WHERE source = ? AND value = ?")
    let row = try Row.fetchOne(statement, arguments: [id.source.rawValue, id.value])
    return try row.map { try PhotoColumns.photo(of: $0) }
  }

  /// - Parameter first: the index of `likedAt` in the row.
  static func like(of row: Row, from first: Int = 0) throws -> LikedPhoto {
    LikedPhoto(
      photo: try PhotoColumns.photo(of: row, from: first + 1),
      likedAt: Date(timeIntervalSince1970: row[first]))
  }
}
