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

  /// Copies rows from the first one until a page cannot be read, and then from the last one backward.
  ///
  /// - Returns: Whether all rows were copied.
  private func copy(_ table: String, of feature: UserTables, from source: Database) throws -> Bool {
    guard try ignoringDamage({ try source.tableExists(table) }) == true else {
      let applied = try ignoringDamage { try String.fetchAll(source, sql: "SELECT identifier FROM grdb_migrations") }
      return applied.map { !$0.contains("\(feature.feature) 1") } ?? false
    }
    var isComplete = true
    var last: Int64?
    let reachedEnd: Void? = try ignoringDamage {
      let rows = try Row.fetchCursor(source, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid")
      while let row = try rows.next() {
        last = try row.decode(atIndex: 0)
        isComplete = try insert(row, into: table) && isComplete
      }
    }
    guard reachedEnd == nil else { return isComplete }
    _ = try ignoringDamage {
      let rows = try Row.fetchCursor(source, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid DESC")
      while let row = try rows.next(), try row.decode(Int64.self, atIndex: 0) != last {
        _ = try insert(row, into: table)
      }
    }
    return false
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
