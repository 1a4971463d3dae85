import Foundation
import GRDB

/// Reads the columns of a row in order.
struct ColumnReader {
  private let row: Row
  private var index = 0

  init(_ row: Row) { self.row = row }

  /// Returns the value of the next column.
  ///
  /// - Throws: An error that counts as damage, if the column has no value of this type.
  @inline(__always)
  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
    defer { index += 1 }
    return try row.decode(atIndex: index)
  }

  /// Returns the next column as a date, which is stored in seconds since 1970.
  mutating func nextDate() throws -> Date? {
    try (next() as Double?).map(Date.init(timeIntervalSince1970:))
  }
}

extension Statement {
  /// Decodes every row.
  ///
  ///     let names = try statement.fetchAll { try $0.next() as String }
  func fetchAll<Value>(
    _ arguments: StatementArguments = [], decode: (inout ColumnReader) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    let rows = try Row.fetchCursor(self, arguments: arguments)
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      values.append(try decode(&columns))
    }
    return values
  }

  /// Decodes the first row. Returns nil if there is no row.
  func fetchOne<Value>(
    _ arguments: StatementArguments = [], decode: (inout ColumnReader) throws -> Value
  ) throws -> Value? {
    let rows = try Row.fetchCursor(self, arguments: arguments)
    // The row's values are valid only while the cursor exists.
    defer { withExtendedLifetime(rows) {} }
    guard let row = try rows.next() else { return nil }
    var columns = ColumnReader(row)
    return try decode(&columns)
  }
}
