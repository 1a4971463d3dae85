import GRDB
import GRDBSQLite

/// Reads the columns of a row, one after another, from SQLite itself.
///
/// For rows that come by the thousand: `Row` looks up every column's name first, which costs as much as reading it, and
/// a text's length is known to SQLite and need not be counted.
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

  /// The next column; `nil` if it is NULL. What is no UTF-8 in it is replaced.
  @inline(__always)
  mutating func optional() -> String? {
    defer { index += 1 }
    // The column is looked up once: `sqlite3_column_text` and `sqlite3_column_bytes` would each do it anew. What SQLite
    // says against reading such a value concerns connections of several threads; GRDB gives a connection to one at a time.
    let column = sqlite3_column_value(statement, index)
    // The text belongs to SQLite until the next step; it is copied here.
    guard let text = sqlite3_value_text(column) else { return nil }
    let count = Int(sqlite3_value_bytes(column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  @inline(__always)
  mutating func optional() -> Int64? {
    defer { index += 1 }
    let number = sqlite3_column_int64(statement, index)
    return number == 0 && isNull ? nil : number
  }

  @inline(__always)
  mutating func optional() -> Double? {
    defer { index += 1 }
    let number = sqlite3_column_double(statement, index)
    return number == 0 && isNull ? nil : number
  }

  @inline(__always)
  mutating func optional() -> Int? {
    let number: Int64? = optional()
    return number.map(Int.init)
  }

  // The next column, which is never NULL. Written out for each type: through a generic function every text would be
  // retained and released once more.

  @inline(__always)
  mutating func value() throws -> String {
    guard let text: String = optional() else { throw missing() }
    return text
  }

  @inline(__always)
  mutating func value() throws -> Int64 {
    guard let number: Int64 = optional() else { throw missing() }
    return number
  }

  @inline(__always)
  mutating func value() throws -> Int { Int(try value() as Int64) }

  @inline(__always)
  mutating func value() throws -> Double {
    guard let number: Double = optional() else { throw missing() }
    return number
  }

  /// NULL reads as zero, so that only of a zero its type has to be asked.
  private var isNull: Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }

  @inline(never)
  private func missing() -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "column \(index - 1) has no value that can be read")
  }
}

extension Statement {
  /// Calls `body` with each row, until it answers that it wants no more. For statements that only read.
  ///
  /// SQLite is stepped by hand: a cursor of GRDB makes a value of each row besides.
  func readRows(_ arguments: StatementArguments, _ body: (inout ColumnReader) throws -> Bool) throws {
    setUncheckedArguments(arguments)
    defer { sqlite3_reset(sqliteStatement) }
    while true {
      switch sqlite3_step(sqliteStatement) {
      case SQLITE_ROW:
        var columns = ColumnReader(sqliteStatement)
        guard try body(&columns) else { return }
      case SQLITE_DONE: return
      case let code:
        let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)))
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
      }
    }
  }

  /// Runs a statement that has no arguments and gives no rows.
  func step() throws {
    try readRows([]) { _ in false }
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
