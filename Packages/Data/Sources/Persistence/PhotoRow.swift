import Domain
import GRDB

/// A cached photo as a row of `photo`.
enum PhotoRow {
  /// - Returns: the row's id.
  static func upsert(_ photo: Photo, in db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO photo (\(PhotoColumns.list), words) VALUES (\(PhotoColumns.placeholders), ?)
        ON CONFLICT (source, value) DO UPDATE SET \(PhotoColumns.updates), \(wordsUpdate)
        RETURNING id
        """)
    var writer = ColumnWriter(statement)
    try PhotoColumns.bind(photo, with: &writer)
    try writer.bind(SearchText.words(of: photo))
    guard let id = try Int64.fetchOne(statement) else {
      throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "a photo was stored without an id")
    }
    return id
  }

  /// The tags of a photo are in its detail; a list's answer does not take them out of the search.
  private static let wordsUpdate = """
    words = CASE WHEN excluded.detail IS NULL AND photo.detail IS NOT NULL THEN words ELSE excluded.words END
    """

  static func photo(_ id: Photo.ID, in db: Database) throws -> Photo? {
    let statement = try db.cachedStatement(
      sql: "SELECT \(PhotoColumns.list) FROM photo WHERE source = ? AND value = ?")
    return try statement.readRow([id.source.rawValue, id.value]) { try PhotoColumns.photo(&$0) }
  }
}
