import Domain
import GRDB

/// Adds the rows of another database, which may be damaged. Rows that the target has do not change.
struct RowCopy {
  let target: Database
  /// The path in errors of the target.
  let path: String

  /// Copies features, in the order of their tables. The order of rows can change; ``restoreOrder()`` restores it.
  ///
  /// - Returns: The names of the features with rows that could not be copied.
  func features(_ features: [UserTables], from source: Database) throws -> Set<String> {
    var incomplete: Set<String> = []
    for feature in features {
      for table in feature.tables where try !copy(table, of: feature, from: source) {
        incomplete.insert(feature.feature)
      }
    }
    return incomplete
  }

  func restoreOrder() throws {
    for order in UserTables.all.compactMap(\.order) { try target.execute(sql: order.description) }
  }

  /// The number of rows to look for after the last readable one, if it is unknown how many there are.
  private static let mostMissingRows: Int64 = 10_000

  /// Copies every row that can be read. After a damaged page, continues with the next row that can be found.
  ///
  /// - Returns: Whether all rows were copied.
  private func copy(_ table: String, of feature: UserTables, from source: Database) throws -> Bool {
    guard try ignoringDamage({ try source.tableExists(table) }) == true else {
      let applied = try ignoringDamage { try String.fetchAll(source, sql: "SELECT identifier FROM grdb_migrations") }
      return applied.map { !$0.contains("\(feature.feature) 1") } ?? false
    }
    var isComplete = true
    var next = Int64.min
    var end: Int64?
    while end.map({ next <= $0 }) ?? true {
      let reachedEnd: Void? = try ignoringDamage {
        let statement = try source.cachedStatement(sql: "SELECT rowid, * FROM \(table) WHERE rowid >= ? ORDER BY rowid")
        let rows = try Row.fetchCursor(statement, arguments: [next])
        while let row = try rows.next() {
          next = try row.decode(Int64.self, atIndex: 0) + 1
          isComplete = try insert(row, into: table) && isComplete
        }
      }
      if reachedEnd != nil { return isComplete }
      isComplete = false
      next = max(next + 1, 1)
      if end == nil { end = try lastRow(of: table, in: source) ?? next + Self.mostMissingRows }
    }
    return false
  }

  /// Returns the largest integer key that the table can have, or nil if that cannot be read.
  private func lastRow(of table: String, in source: Database) throws -> Int64? {
    let last = try ignoringDamage { try Int64.fetchOne(source, sql: "SELECT max(rowid) FROM \(table)") }
    let used = try ignoringDamage {
      try Int64.fetchOne(source, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
    }
    // A damaged number could be any number.
    return (last ?? used).flatMap { $0 }.map { min($0, 10_000_000) }
  }

  /// Inserts a row unless it violates a rule of its table.
  ///
  /// - Returns: Whether the row obeys the rules.
  private func insert(_ row: Row, into table: String) throws -> Bool {
    do {
      try insert(Array(row.columnNames.dropFirst()), Array(row.databaseValues.dropFirst()), into: table)
      // A row with another key may have the same integer key, because integer keys are an order.
      if target.changesCount == 0, try isKeyedByOtherColumns(table), let key = try target.primaryKey(table).rowIDColumn {
        let columns = zip(row.columnNames, row.databaseValues).dropFirst().filter { $0.0 != key }
        try insert(columns.map(\.0), columns.map(\.1), into: table)
      }
      return true
    } catch DatabaseError.SQLITE_CONSTRAINT, DatabaseError.SQLITE_MISMATCH {
      return false
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  private func insert(_ columns: [String], _ values: [DatabaseValue], into table: String) throws {
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try target.cachedStatement(sql: "INSERT INTO \(table) (\(names)) VALUES (\(places)) ON CONFLICT DO NOTHING")
      .execute(arguments: StatementArguments(values))
  }

  private func isKeyedByOtherColumns(_ table: String) throws -> Bool {
    try target.indexes(on: table).contains { $0.isUnique }
  }
}
