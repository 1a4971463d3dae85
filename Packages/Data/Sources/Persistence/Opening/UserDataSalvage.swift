import GRDB

/// Takes what the user made out of a damaged database: likes, memos, friends and their pets, searches.
///
/// Rows are read from the oldest on until a page cannot be read, and then from the newest back: all is found that does
/// not lie in a damaged page itself. The damaged file is only read.
struct UserDataSalvage {
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

  /// - Returns: whether all was found. What is in the new store already stays as it is, and counts as found.
  func transfer(to pool: DatabasePool) throws -> Bool {
    let found = try found()
    return try pool.writeWithoutTransaction { db in
      var isComplete = true
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try db.inTransaction(.immediate) {
        for (table, rows) in zip(Self.tables.map(\.0), found) {
          let isWhole = try insert(rows, into: table, in: db)
          isComplete = isComplete && isWhole
        }
        return .commit
      }
      return isComplete
    }
  }

  private func found() throws -> [Rows] {
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: source, configuration: configuration)
      return try Self.tables.map { table, order in
        try queue.inDatabase { try rows(of: table, orderedBy: order, in: $0) }
      }
    } catch let error as DatabaseError where !error.meansFullDisk {
      return Self.tables.map { _ in Rows(isComplete: false) }
    }
  }

  private func rows(of table: String, orderedBy order: String, in db: Database) throws -> Rows {
    do {
      guard try db.tableExists(table) else { return Rows() }
    } catch let error as DatabaseError where !error.meansFullDisk {
      return Rows(isComplete: false)
    }
    var rows = try read(db, sql: "SELECT * FROM \(table) ORDER BY \(order)", until: nil)
    guard !rows.isComplete, let key = rows.columns.firstIndex(of: order) else { return rows }
    let backwards = try read(
      db, sql: "SELECT * FROM \(table) ORDER BY \(order) DESC", until: rows.values.last.map { (key, $0[key]) })
    rows.values += backwards.values.reversed()
    return rows
  }

  private func read(_ db: Database, sql: String, until end: (key: Int, value: DatabaseValue)?) throws -> Rows {
    var found = Rows()
    do {
      let rows = try Row.fetchCursor(db, sql: sql)
      found.columns = rows.columnNames
      while let row = try rows.next() {
        let values = Array(row.databaseValues)
        if let end, values[end.key] == end.value { break }
        found.values.append(values)
      }
    } catch let error as DatabaseError where !error.meansFullDisk {
      found.isComplete = false
    }
    return found
  }

  /// A row that breaks a rule of its table is left out.
  ///
  /// - Returns: whether all rows that there were are in.
  private func insert(_ rows: Rows, into table: String, in db: Database) throws -> Bool {
    guard !rows.values.isEmpty else { return rows.isComplete }
    let columns = rows.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = rows.columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table) (\(columns)) VALUES (\(places)) ON CONFLICT DO NOTHING"
    var isWhole = rows.isComplete
    for values in rows.values {
      do {
        // A statement of its own: one that failed tells of that once more when it is used again.
        try db.execute(sql: sql, arguments: StatementArguments(values))
      } catch DatabaseError.SQLITE_CONSTRAINT, DatabaseError.SQLITE_MISMATCH {
        isWhole = false
      }
    }
    return isWhole
  }
}
