import Foundation
import GRDB

/// Reads the columns of a row, one after another.
struct ColumnReader {
  private let row: Row
  private var index = 0

  init(_ row: Row) { self.row = row }

  /// - Throws: an error that means damage, where the column has no value of this type.
  @inline(__always)
  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
    defer { index += 1 }
    return try row.decode(atIndex: index)
  }

  /// The next column as a date, which is stored in seconds since 1970.
  mutating func nextDate() throws -> Date? {
    try (next() as Double?).map(Date.init(timeIntervalSince1970:))
  }
}

extension Statement {
  /// Returns what `decode` makes of each row.
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

  /// Returns what `decode` makes of the first row, or nil if there is no row.
  func fetchOne<Value>(
    _ arguments: StatementArguments = [], decode: (inout ColumnReader) throws -> Value
  ) throws -> Value? {
    let rows = try Row.fetchCursor(self, arguments: arguments)
    // The row has no values once the cursor is released.
    defer { withExtendedLifetime(rows) {} }
    guard let row = try rows.next() else { return nil }
    var columns = ColumnReader(row)
    return try decode(&columns)
  }
}
