import Foundation
import GRDB

/// Reads the columns of a row in order.
struct ColumnReader {
  private let row: Row
  private var index = 0

  fileprivate init(_ row: Row) { self.row = row }

  /// Returns the next column: nil for NULL if `Value` is optional.
  ///
  /// - Throws: `DatabaseError` with `SQLITE_CORRUPT` if the column has no value of the type `Value`.
  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
    defer { index += 1 }
    do {
      return try row.decode(atIndex: index)
    } catch {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "column \(index) has no value of the type \(Value.self)")
    }
  }

  /// Returns the next column, a number of seconds since 1970, as a date; nil if the column is NULL.
  mutating func nextDate() throws -> Date? {
    try (next() as Double?).map(Date.init(timeIntervalSince1970:))
  }

  /// Returns the bytes of the next column.
  ///
  /// - Throws: `DatabaseError` with `SQLITE_CORRUPT` if the column is NULL.
  mutating func nextBytes() throws -> [UInt8] { Array(try next() as Data) }
}

extension Statement {
  /// Calls `body` with each row, until `body` returns false.
  func readRows(_ arguments: StatementArguments, _ body: (inout ColumnReader) throws -> Bool) throws {
    let rows = try Row.fetchCursor(self, arguments: arguments)
    while let row = try rows.next() {
      var columns = ColumnReader(row)
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
