import Domain
import GRDB

/// A search in the photos that were kept.
struct PhotoSearch {
  /// How many of the photos that match are looked at: those that were kept last. Each costs a look somewhere in a large
  /// file; this many stay below the 20 ms that a search may take among a million.
  private static let bound = 300

  private let expression: String?
  private let orientation: PixelSize.Orientation?
  private let order: String

  init(_ query: SearchQuery, source: PhotoSource) {
    expression = SearchText.expression(matching: query.text, source: source)
    orientation = query.orientation
    order =
      switch query.order {
      case .relevant: "likeCount DESC"
      case .latest: "createdAt DESC"
      }
  }

  func page(_ request: PageRequest, in db: Database) throws -> Page<Photo> {
    let ids = try ids(in: db)
    let start = min(request.start, ids.count)
    let end = min(start + request.size, ids.count)
    let statement = try db.cachedStatement(sql: "SELECT \(PhotoColumns.list) FROM photo WHERE id = ?")
    let photos = try ids[start..<end].compactMap { id in
      try statement.readRow([id]) { try PhotoColumns.photo(&$0) }
    }
    return Page(items: photos, hasNext: end < ids.count, total: ids.count)
  }

  private func ids(in db: Database) throws -> [Int64] {
    guard let expression else { return [] }
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, width, height FROM photo
        WHERE id IN (SELECT rowid FROM photoSearch WHERE photoSearch MATCH ? ORDER BY rowid DESC LIMIT ?)
        ORDER BY \(order), id DESC
        """)
    var ids: [Int64] = []
    try statement.readRows([expression, Self.bound]) { columns in
      let id: Int64 = try columns.value()
      let size = PixelSize(width: try columns.value(), height: try columns.value())
      if orientation == nil || size.orientation == orientation { ids.append(id) }
      return true
    }
    return ids
  }
}
