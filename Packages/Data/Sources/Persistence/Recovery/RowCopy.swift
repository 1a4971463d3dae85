import Domain
import GRDB

/// Copies rows from another database, which may be damaged. Rows that the target already has remain unchanged.
struct RowCopy {
  let target: Database
  /// The path of the target database, for errors.
  let path: String

  /// Copies the rows of features, table by table. Call ``restoreOrder()`` afterwards, because copying can change the
  /// order of rows.
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

  /// The number of keys to try one by one after a damaged page. A page always contains fewer keys.
  private static let closeKeys = 2000
  /// An upper limit for valid keys. A larger key counts as damaged, because copying the key could leave no keys for new
  /// rows.
  private static let mostKeys: Int64 = 1_000_000_000_000

  /// Copies every readable row. After a damaged page, searches for the next readable row.
  ///
  /// - Returns: Whether all rows were copied.
  private func copy(_ table: String, of feature: UserTables, from source: Database) throws -> Bool {
    guard try ignoringDamage({ try source.tableExists(table) }) == true else {
      let applied = try ignoringDamage { try String.fetchAll(source, sql: "SELECT identifier FROM grdb_migrations") }
      return applied.map { !$0.contains("\(feature.feature) 1") } ?? false
    }
    var rows = try scan(table, "rowid >= ?1 ORDER BY rowid", [Int64.min], from: source)
    if rows.reachedEnd { return try rows.areValid && hasKeys(of: table, in: source) }
    let end = try ignoringDamage { try Int64.fetchOne(source, sql: "SELECT max(rowid) FROM \(table)") } ?? nil
    var last = max(min(rows.last ?? 0, end ?? .max), 0)
    var (failures, step): (Int, Int64) = (0, 1)
    while !rows.reachedEnd {
      // Many missing keys in succession indicate a damaged inner page, which is skipped by doubling the step.
      if failures >= Self.closeKeys { step *= 2 }
      let next = last.addingReportingOverflow(step)
      if next.overflow || step > Int64.max / 2 { break }
      rows = try scan(table, "rowid >= ?1 ORDER BY rowid", [next.partialValue], from: source)
      if let found = rows.last {
        if step > 1 {
          _ = try scan(table, "rowid > ?1 AND rowid < ?2 ORDER BY rowid DESC", [last, found], from: source)
        }
        // A damaged page can return any key, so the next search always starts at a larger key.
        last = end.map { found > $0 } ?? false ? next.partialValue : max(found, next.partialValue)
        (failures, step) = (0, 1)
      } else {
        (last, failures) = (next.partialValue, failures + 1)
      }
    }
    return false
  }

  /// Whether the target has a row for every key in the unique indexes of the source. If a key has no row, the key is
  /// damaged in the source's table. Ignores damaged indexes.
  private func hasKeys(of table: String, in source: Database) throws -> Bool {
    for index in try target.indexes(on: table) where index.isUnique {
      let columns = index.columns.map { "\"\($0)\"" }
      let found = try target.makeStatement(
        sql: "SELECT 1 FROM \(table) WHERE \(columns.map { "\($0) IS ?" }.joined(separator: " AND "))")
      let areFound = try ignoringDamage {
        let keys = try Row.fetchCursor(
          source, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table) INDEXED BY \"\(index.name)\"")
        while let key = try keys.next() {
          if try Bool.fetchOne(found, arguments: StatementArguments(key.databaseValues)) != true { return false }
        }
        return true
      }
      if areFound == false { return false }
    }
    return true
  }

  /// Copies rows until a row cannot be read.
  ///
  /// - Returns: The key of the last row, whether the end was reached, and whether all rows satisfied the table's
  ///   constraints.
  private func scan(
    _ table: String, _ condition: String, _ arguments: StatementArguments, from source: Database
  ) throws -> (last: Int64?, reachedEnd: Bool, areValid: Bool) {
    var last: Int64?
    var areValid = true
    let reachedEnd: Void? = try ignoringDamage {
      let statement = try source.cachedStatement(sql: "SELECT rowid, * FROM \(table) WHERE \(condition)")
      let rows = try Row.fetchCursor(statement, arguments: arguments)
      while let row = try rows.next() {
        areValid = try insert(row, into: table) && areValid
        last = try row.decode(Int64.self, atIndex: 0)
      }
    }
    return (last, reachedEnd != nil, areValid)
  }

  /// Inserts a row, unless it violates a constraint of its table.
  ///
  /// - Returns: Whether the row satisfies the constraints.
  private func insert(_ row: Row, into table: String) throws -> Bool {
    do {
      guard try row.decode(Int64.self, atIndex: 0) < Self.mostKeys else {
        try insertAsNew(row, into: table)
        return false
      }
      try insert(Array(row.columnNames.dropFirst()), Array(row.databaseValues.dropFirst()), into: table)
      // In some tables, integer keys only define an order, so another row may already have this key.
      if target.changesCount == 0, try isKeyedByOtherColumns(table) { try insertAsNew(row, into: table) }
      return true
    } catch DatabaseError.SQLITE_CONSTRAINT, DatabaseError.SQLITE_MISMATCH {
      return false
    } catch {
      throw RepositoryError(error, path: path)
    }
  }

  /// Inserts a row, and lets the table choose the integer key.
  private func insertAsNew(_ row: Row, into table: String) throws {
    let key = try target.primaryKey(table).rowIDColumn
    let columns = zip(row.columnNames, row.databaseValues).dropFirst().filter { $0.0 != key }
    try insert(columns.map(\.0), columns.map(\.1), into: table)
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
