import Domain
import GRDB

/// A search in the photos that were kept.
struct PhotoSearch {
  /// How many of the photos that match are looked at: those that were kept last. Each costs a look somewhere in a large
  /// file; this many stay below the 20 ms that a search may take among a million.
  private static let bound = 300

  /// An expression for the index, once for whole words, and once for their beginnings.
  private let words, beginnings: String?
  private let orientation: PixelSize.Orientation?
  private let rank: String

  init(_ query: SearchQuery, source: PhotoSource) {
    words = SearchText.expression(matching: query.text, source: source, beginnings: false)
    beginnings = SearchText.expression(matching: query.text, source: source, beginnings: true)
    orientation = query.orientation
    rank =
      switch query.order {
      case .relevant: "likeCount"
      case .latest: "createdAt"
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

  /// The rows of the photos that were found, the first first.
  private func ids(in db: Database) throws -> [Int64] {
    let look = try db.cachedStatement(sql: "SELECT \(rank), width, height FROM photo WHERE id = ?")
    let found = try candidates(in: db).compactMap { id -> (rank: Double, id: Int64)? in
      try look.readRow([id]) { columns in
        let rank: Double = columns.optional() ?? -.infinity
        let size = PixelSize(width: try columns.value(), height: try columns.value())
        return orientation == nil || size.orientation == orientation ? (rank, id) : nil
      } ?? nil
    }
    return found.sorted { ($0.rank, $0.id) > ($1.rank, $1.id) }.map(\.id)
  }

  /// Whole words are found in the order of the index, so that no more are visited than are wanted. Words that begin
  /// alike have to be brought into one order first, which visits every one: that is for when whole words are too few.
  private func candidates(in db: Database) throws -> Set<Int64> {
    let whole = try ids(matching: words, in: db)
    return whole.count < Self.bound ? whole.union(try ids(matching: beginnings, in: db)) : whole
  }

  private func ids(matching expression: String?, in db: Database) throws -> Set<Int64> {
    guard let expression else { return [] }
    let statement = try db.cachedStatement(
      sql: "SELECT rowid FROM photoSearch WHERE photoSearch MATCH ? ORDER BY rowid DESC LIMIT ?")
    var ids: Set<Int64> = []
    try statement.readRows([expression, Self.bound]) { columns in
      ids.insert(try columns.value())
      return true
    }
    return ids
  }
}
