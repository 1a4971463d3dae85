public import Domain
import Foundation
import GRDB

/// Stores the memos in the user database.
public struct DatabaseMemoRepository: MemoRepository {
  private let database: UserDatabase

  public init(database: UserDatabase) {
    self.database = database
  }

  public func add(_ text: MemoText) async throws(RepositoryError) -> Memo {
    let date = database.now()
    return try await database.write { db in
      try db.execute(
        sql: "INSERT INTO memo (title, content, createdAt) VALUES (?, ?, ?)",
        arguments: [try text.title.storable(), try text.content.storable(), date.timeIntervalSince1970])
      return try Self.memo(Memo.ID(rawValue: Int(db.lastInsertedRowID)), in: db)
    }
  }

  public func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo {
    let date = database.now()
    return try await database.write { db in
      let memo = try Self.memo(id, in: db)
      guard memo.text != text else { return memo }
      try db.execute(
        sql: "UPDATE memo SET title = ?, content = ?, editedAt = ? WHERE id = ?",
        arguments: [
          try text.title.storable(), try text.content.storable(), date.timeIntervalSince1970, id.rawValue,
        ])
      return try Self.memo(id, in: db)
    }
  }

  public func delete(_ id: Memo.ID) async throws(RepositoryError) -> Memo? {
    try await database.write { db in
      guard let memo = try Self.find(id, in: db) else { return nil }
      try db.execute(sql: "DELETE FROM memo WHERE id = ?", arguments: [id.rawValue])
      return memo
    }
  }

  public func restore(_ memo: Memo) async throws(RepositoryError) {
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT INTO memo (id, title, content, createdAt, editedAt) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING
          """,
        arguments: [
          memo.id.rawValue, try memo.text.title.storable(), try memo.text.content.storable(),
          memo.createdAt.timeIntervalSince1970, memo.editedAt?.timeIntervalSince1970,
        ])
    }
  }

  public func memos() -> StateStream<[Memo]> {
    database.states(of: "memo") { db in
      try db.cachedStatement(sql: "SELECT \(Self.columns) FROM memo ORDER BY id DESC")
        .fetchAll { try Self.memo(of: &$0) }.compactMap { $0 }
    }
  }

  private static let columns = "id, title, content, createdAt, editedAt"

  /// Returns the stored memo, whose dates have the precision of the database.
  ///
  /// - Throws: `RepositoryError.notFound`.
  private static func memo(_ id: Memo.ID, in db: Database) throws -> Memo {
    guard let memo = try find(id, in: db) else { throw RepositoryError.notFound }
    return memo
  }

  private static func find(_ id: Memo.ID, in db: Database) throws -> Memo? {
    try db.cachedStatement(sql: "SELECT \(columns) FROM memo WHERE id = ?").fetchOne([id.rawValue]) {
      try memo(of: &$0)
    } ?? nil
  }

  /// Returns nil if the row's text is invalid, so that all other memos are still shown.
  private static func memo(of columns: inout ColumnReader) throws -> Memo? {
    let id = Memo.ID(rawValue: try columns.next())
    guard let text = MemoText(title: try columns.next(), content: try columns.next()) else { return nil }
    return Memo(
      id: id, text: text, createdAt: Date(timeIntervalSince1970: try columns.next()),
      editedAt: try columns.nextDate())
  }
}
