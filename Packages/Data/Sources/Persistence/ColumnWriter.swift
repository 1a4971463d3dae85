import GRDB

/// Binds the arguments of a statement, one after another, and without making a list of them first.
struct ColumnWriter {
  private let statement: Statement
  private var index: CInt = 0

  /// All arguments are NULL at first.
  init(_ statement: Statement) {
    self.statement = statement
    statement.setUncheckedArguments(StatementArguments())
  }

  mutating func bind(_ value: (some StatementBinding)?) throws {
    index += 1
    guard let code = value?.bind(to: statement.sqliteStatement, at: index), code != 0 else { return }
    throw DatabaseError(resultCode: ResultCode(rawValue: code), message: "a value is too large for the store")
  }
}
