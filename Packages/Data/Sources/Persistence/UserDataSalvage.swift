import GRDB

/// Takes what the user made out of a damaged database: likes, memos, friends and their pets, searches.
///
/// Rows are read from the oldest on until a page cannot be read, and then from the newest back: all is found that does
/// not lie in a damaged page itself. The damaged file is only read.
struct UserDataSalvage {
  struct Outcome {
    var savedLikes = 0
    var mayMissSome = false
  }

  /// The tables, those first that others refer to, with the column that tells their order.
  private static let tables = [
    ("likedPhoto", "sequence"), ("memo", "id"), ("friend", "id"), ("pet", "id"), ("recentSearch", "sequence"),
  ]

  private struct Rows {
    var columns: [String] = []
    var values: [[DatabaseValue]] = []
    var isComplete = true
  }

  let source: String

  init(from source: String) {
    self.source = source
  }

  func transfer(to pool: DatabasePool) throws -> Outcome {
    let found = found()
    return try pool.writeWithoutTransaction { db in
      var outcome = Outcome()
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try db.inTransaction(.immediate) {
        for (table, rows) in zip(Self.tables.map(\.0), found) {
          let count = try insert(rows, into: table, in: db)
          if table == "likedPhoto" { outcome.savedLikes = count }
          outcome.mayMissSome = outcome.mayMissSome || !rows.isComplete || count < rows.values.count
        }
        return .commit
      }
      return outcome
    }
  }

  private func found() -> [Rows] {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: source, configuration: configuration) else {
      return Self.tables.map { _ in Rows(isComplete: false) }
    }
    return Self.tables.map { table, order in
      queue.inDatabase { rows(of: table, orderedBy: order, in: $0) }
    }
  }

  private func rows(of table: String, orderedBy order: String, in db: Database) -> Rows {
    do {
      guard try db.tableExists(table) else { return Rows() }
    } catch {
      return Rows(isComplete: false)
    }
    var rows = read(db, sql: "SELECT * FROM \(table) ORDER BY \(order)", until: nil)
    guard !rows.isComplete, let key = rows.columns.firstIndex(of: order) else { return rows }
    let backwards = read(
      db, sql: "SELECT * FROM \(table) ORDER BY \(order) DESC", until: rows.values.last.map { (key, $0[key]) })
    rows.values += backwards.values.reversed()
    return rows
  }

  private func read(_ db: Database, sql: String, until end: (key: Int, value: DatabaseValue)?) -> Rows {
    var found = Rows()
    do {
      let rows = try Row.fetchCursor(db, sql: sql)
      found.columns = rows.columnNames
      while let row = try rows.next() {
        let values = Array(row.databaseValues)
        if let end, values[end.key] == end.value { break }
        found.values.append(values)
      }
    } catch {
      found.isComplete = false
    }
    return found
  }

  /// A row that holds nonsense is left out.
  ///
  /// - Returns: how many rows went in.
  private func insert(_ rows: Rows, into table: String, in db: Database) throws -> Int {
    guard !rows.values.isEmpty else { return 0 }
    let columns = rows.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = rows.columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try db.makeStatement(sql: "INSERT INTO \(table) (\(columns)) VALUES (\(places))")
    return rows.values.reduce(0) { count, values in
      (try? statement.execute(arguments: StatementArguments(values))) == nil ? count : count + 1
    }
  }
}
