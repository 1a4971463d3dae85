public import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Memos in the store.
public struct DatabaseMemoRepository: MemoRepository {
  private let database: PhotoDatabase

  public init(database: PhotoDatabase) {
    self.database = database
  }

  public func add(_ text: MemoText) async throws(RepositoryError) -> Memo {
    let date = database.now()
    return try await database.write(.disk) { db in
      try db.execute(
        sql: "INSERT INTO memo (title, content, createdAt) VALUES (?, ?, ?)",
        arguments: [try text.title.storable(), try text.content.storable(), date.timeIntervalSince1970])
      return try Self.memo(Memo.ID(rawValue: Int(db.lastInsertedRowID)), in: db)
    }
  }

  public func edit(_ id: Memo.ID, to text: MemoText) async throws(RepositoryError) -> Memo {
    let date = database.now()
    return try await database.write(.disk) { db in
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
    try await database.write(.disk) { db in
      guard let memo = try Self.find(id, in: db) else { return nil }
      try db.execute(sql: "DELETE FROM memo WHERE id = ?", arguments: [id.rawValue])
      return memo
    }
  }

  public func restore(_ memo: Memo) async throws(RepositoryError) {
    try await database.write(.disk) { db in
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
      var memos: [Memo] = []
      try db.cachedStatement(sql: "SELECT \(Self.columns) FROM memo ORDER BY id DESC").readRows([]) { columns in
        if let memo = try Self.memo(of: &columns) { memos.append(memo) }
        return true
      }
      return memos
    }
  }

  private static let columns = "id, title, content, createdAt, editedAt"

  /// The memo as whoever reads it sees it: dates lose their last bits in the store.
  ///
  /// - Throws: `RepositoryError.notFound`.
  private static func memo(_ id: Memo.ID, in db: Database) throws -> Memo {
    guard let memo = try find(id, in: db) else { throw RepositoryError.notFound }
    return memo
  }

  private static func find(_ id: Memo.ID, in db: Database) throws -> Memo? {
    try db.cachedStatement(sql: "SELECT \(columns) FROM memo WHERE id = ?").readRow([id.rawValue]) {
      try memo(of: &$0)
    } ?? nil
  }

  /// Nothing if the row has no text that a memo may have: the others are worth showing without it.
  private static func memo(of columns: inout ColumnReader) throws -> Memo? {
    let id = Memo.ID(rawValue: try columns.value())
    guard let text = MemoText(title: try columns.value(), content: try columns.value()) else { return nil }
    return Memo(
      id: id, text: text, createdAt: Date(timeIntervalSince1970: try columns.value()),
      editedAt: columns.optional().map(Date.init(timeIntervalSince1970:)))
  }
}
