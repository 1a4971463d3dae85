import Foundation
import GRDB
import GRDBSQLite

/// Reads the columns of a row in order, using SQLite's C interface.
///
/// Only this file uses the C interface. GRDB's `Row` decodes through generic functions of another module, which are not
/// specialized; with them, reading a page of thirty photos would take a quarter longer. GRDB still prepares and steps
/// the statements.
///
/// The pointer is valid while `Statement.readRows(_:_:)` runs, which passes a reader only to its closure. SQLite's text
/// is valid until the next step, and is copied before it. Only the thread that uses the connection may use the values
/// of `sqlite3_column_value`; GRDB passes a connection to one thread at a time. SQLite returns NULL for an index beyond
/// the last column.
struct ColumnReader {
  private let statement: SQLiteStatement
  private var index: CInt = 0

  fileprivate init(_ statement: SQLiteStatement) { self.statement = statement }

  /// Returns the text of the next column with invalid UTF-8 replaced, or nil if the column is NULL.
  @inline(__always)
  mutating func next() throws -> String? {
    defer { index += 1 }
    let column = sqlite3_column_value(statement, index)
    guard let text = sqlite3_value_text(column) else { return nil }
    let count = Int(sqlite3_value_bytes(column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// Returns the next column, or nil if it is NULL.
  @inline(__always)
  mutating func next() throws -> Int64? {
    defer { index += 1 }
    let number = sqlite3_column_int64(statement, index)
    return number == 0 && isNull ? nil : number
  }

  /// Returns the next column, or nil if it is NULL.
  @inline(__always)
  mutating func next() throws -> Double? {
    defer { index += 1 }
    let number = sqlite3_column_double(statement, index)
    return number == 0 && isNull ? nil : number
  }

  /// Returns the next column, or nil if it is NULL.
  @inline(__always)
  mutating func next() throws -> Int? {
    try (next() as Int64?).map(Int.init)
  }

  /// Returns the next column.
  ///
  /// - Throws: An error that is treated as damage, if the column is NULL.
  @inline(__always)
  mutating func next() throws -> String {
    guard let text: String = try next() else { throw missing() }
    return text
  }

  /// Returns the next column.
  ///
  /// - Throws: An error that is treated as damage, if the column is NULL.
  @inline(__always)
  mutating func next() throws -> Int64 {
    guard let number: Int64 = try next() else { throw missing() }
    return number
  }

  /// Returns the next column.
  ///
  /// - Throws: An error that is treated as damage, if the column is NULL.
  @inline(__always)
  mutating func next() throws -> Double {
    guard let number: Double = try next() else { throw missing() }
    return number
  }

  /// Returns the next column.
  ///
  /// - Throws: An error that is treated as damage, if the column is NULL.
  @inline(__always)
  mutating func next() throws -> Int { Int(try next() as Int64) }

  /// Returns the next column as a date, which is stored in seconds since 1970, or nil if it is NULL.
  mutating func nextDate() throws -> Date? {
    try (next() as Double?).map(Date.init(timeIntervalSince1970:))
  }

  /// Returns the bytes of the next column.
  ///
  /// - Throws: An error that is treated as damage, if the column is NULL or empty.
  mutating func nextBytes() throws -> [UInt8] {
    let column = sqlite3_column_value(statement, index)
    index += 1
    guard let bytes = sqlite3_value_blob(column) else { throw missing() }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(column))))
  }

  /// SQLite converts NULL to zero, so the type is checked only if the value is zero.
  private var isNull: Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }

  @inline(never)
  private func missing() -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "column \(index - 1) has no value")
  }
}

extension Statement {
  /// Calls `body` with each row, until it returns false.
  func readRows(_ arguments: StatementArguments, _ body: (inout ColumnReader) throws -> Bool) throws {
    let rows = try Row.fetchCursor(self, arguments: arguments)
    // The statement is reset when the cursor is released, so the cursor must outlive the last row.
    defer { withExtendedLifetime(rows) {} }
    while try rows.next() != nil {
      var columns = ColumnReader(sqliteStatement)
      guard try body(&columns) else { return }
    }
  }

  /// Decodes every row.
  ///
  ///     let names = try statement.fetchAll { try $0.next() as String }
  func fetchAll<Value>(
    _ arguments: StatementArguments = [], decode: (inout ColumnReader) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try readRows(arguments) { columns in
      values.append(try decode(&columns))
      return true
    }
    return values
  }

  /// Decodes the first row. Returns nil if there is no row.
  func fetchOne<Value>(
    _ arguments: StatementArguments = [], decode: (inout ColumnReader) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try readRows(arguments) { columns in
      value = try decode(&columns)
      return false
    }
    return value
  }
}
