import GRDB

/// Reads the columns of a row, one after another.
///
/// For rows that come by the thousand: `Row` looks up every column's name first, which costs as much as reading it.
///
///     try statement.readRows([30]) { columns in
///       names.append(try columns.value())
///       return true
///     }
struct ColumnReader {
  private let statement: SQLiteStatement
  private var index: CInt = 0

  fileprivate init(_ statement: SQLiteStatement) {
    self.statement = statement
  }

  /// The next column, which is never NULL.
  mutating func value<Value: StatementColumnConvertible>() throws -> Value {
    guard let value: Value = optional() else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "column \(index - 1) has no value that can be read")
    }
    return value
  }

  /// The next column; `nil` if it is NULL.
  mutating func optional<Value: StatementColumnConvertible>() -> Value? {
    defer { index += 1 }
    return Value.fromStatement(statement, atUncheckedIndex: index)
  }
}

extension Statement {
  /// Calls `body` with each row, until it answers that it wants no more.
  func readRows(_ arguments: StatementArguments, _ body: (inout ColumnReader) throws -> Bool) throws {
    // The cursor steps; what it makes of the first column is not used. When it goes, the row is gone, too.
    let rows = try Int64?.fetchCursor(self, arguments: arguments)
    try withExtendedLifetime(rows) {
      while try rows.next() != nil {
        var columns = ColumnReader(sqliteStatement)
        guard try body(&columns) else { return }
      }
    }
  }

  /// What `body` makes of the first row, if there is one.
  func readRow<Value>(_ arguments: StatementArguments, _ body: (inout ColumnReader) throws -> Value) throws -> Value? {
    var value: Value?
    try readRows(arguments) { columns in
      value = try body(&columns)
      return false
    }
    return value
  }
}
