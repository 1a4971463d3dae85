import GRDB
import GRDBSQLite

/// Binds the arguments of a statement, one after another, and without making a list of them first.
struct ColumnWriter {
  private let statement: Statement
  private var index: CInt = 0

  /// SQLite copies the text before the call returns. C's name for this is a cast, which Swift does not import. It is a
  /// constant, and no function that anybody calls.
  nonisolated(unsafe) private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// All arguments are NULL at first.
  init(_ statement: Statement) {
    self.statement = statement
    statement.setUncheckedArguments(StatementArguments())
  }

  mutating func bind(_ text: String?) throws {
    index += 1
    guard var text else { return }
    let (index, statement) = (index, statement.sqliteStatement)
    // No bytes may be at no address, which SQLite takes for NULL.
    guard !text.isEmpty else { return try check(sqlite3_bind_text(statement, index, "", 0, Self.copied)) }
    try check(
      text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          sqlite3_bind_text64(
            statement, index, bytes.baseAddress, UInt64(bytes.count), Self.copied, UInt8(SQLITE_UTF8))
        }
      })
  }

  mutating func bind(_ number: Int64?) throws {
    index += 1
    guard let number else { return }
    try check(sqlite3_bind_int64(statement.sqliteStatement, index, number))
  }

  mutating func bind(_ number: Int?) throws { try bind(number.map(Int64.init)) }

  mutating func bind(_ number: Double?) throws {
    index += 1
    guard let number else { return }
    try check(sqlite3_bind_double(statement.sqliteStatement, index, number))
  }

  private func check(_ code: CInt) throws {
    guard code != SQLITE_OK else { return }
    throw DatabaseError(resultCode: ResultCode(rawValue: code), message: "a value is too large for the store")
  }
}
