import Domain
import GRDB

/// Searches the cached photos.
struct PhotoSearch {
  /// The largest number of matches that a search reads. The photos that were cached last are read first. Each match
  /// requires a read in a large file. In a cache of a million photos, three hundred reads take less than 20 ms.
  private static let bound = 300

  private let source: PhotoSource
  /// FTS5 expressions for the words of the query.
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
      try statement.fetchOne([id]) { try PhotoColumns.photo(&$0) }
    }
    return Page(items: photos, hasNext: end < ids.count, total: ids.count)
  }

  /// Returns the row ids of the matches, highest rank first.
  private func ids(in db: Database) throws -> [Int64] {
    let lookUp = try db.cachedStatement(sql: "SELECT \(rank), width, height FROM photo WHERE id = ?")
    let found = try candidates(in: db).compactMap { id -> (rank: Double, id: Int64)? in
      try lookUp.fetchOne([id]) { columns in
        let rank = try columns.next() ?? -Double.infinity
        let size = PixelSize(width: try columns.next(), height: try columns.next())
        return orientation == nil || size.orientation == orientation ? (rank, id) : nil
      } ?? nil
    }
    return found.sorted { ($0.rank, $0.id) > ($1.rank, $1.id) }.map(\.id)
  }

  /// Searches for whole words. If there are fewer than `bound` matches, also searches for the words as prefixes.
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
    return try Set(Int64.fetchAll(statement, arguments: [expression, Self.bound]))
  }
}
