import Domain
import GRDB

/// A search in the photos that were kept.
struct PhotoSearch {
  /// How many of the photos that match are looked at: those that were kept last. Each costs a look somewhere in a large
  /// file; this many stay below the 20 ms that a search may take among a million.
  private static let bound = 300

  private let source: PhotoSource
  /// The words that are wanted, as expressions for the index.
  private let phrases: [String]
  private let orientation: PixelSize.Orientation?
  private let rank: String

  init(_ query: SearchQuery, source: PhotoSource) {
    self.source = source
    phrases = SearchText.phrases(in: query.text)
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

  /// Words that only begin with what is wanted are for when whole words are too few.
  private func candidates(in db: Database) throws -> Set<Int64> {
    guard !phrases.isEmpty else { return [] }
    let whole = try ids(matching: phrases, in: db)
    guard whole.count < Self.bound else { return whole }
    let beginnings = try WordBeginnings(in: db)
    return whole.union(try ids(matching: phrases.map(beginnings.expression), in: db))
  }

  private func ids(matching expressions: [String], in db: Database) throws -> Set<Int64> {
    let expression = "source : \(source.rawValue) AND words : (\(expressions.joined(separator: " AND ")))"
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
