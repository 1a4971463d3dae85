public import Domain
import Foundation
import GRDB

/// Stores the gizmos in the user database.
public struct DatabaseGadgetRepository: GadgetRepository {
  private let database: UserDatabase

  public init(database: UserDatabase) {
    self.database = database
  }

  public func add(_ fields: GadgetFields) async throws(RepositoryError) -> Gadget {
    let date = database.now()
    return try await database.write { db in
      try Self.insert(fields, id: nil, createdAt: date, in: db)
      return Gadget(id: Gadget.ID(rawValue: Int(db.lastInsertedRowID)), fields: fields, createdAt: date)
    }
  }

  public func delete(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget? {
    try await database.write { db in
      let gadget = try db.cachedStatement(sql: "SELECT \(Self.columns) FROM gadget WHERE id = ?")
        .fetchOne([id.rawValue]) { try Self.gadget(of: &$0) }
      guard let gadget = gadget ?? nil else { return nil }
      try db.execute(sql: "DELETE FROM gadget WHERE id = ?", arguments: [id.rawValue])
      return gadget
    }
  }

  public func restore(_ gadget: Gadget) async throws(RepositoryError) {
    try await database.write { db in
      try Self.insert(gadget.fields, id: gadget.id, createdAt: gadget.createdAt, in: db)
    }
  }

  public func gadgets() -> StateStream<[Gadget]> {
    database.states(of: "gadget") { db in
      try db.cachedStatement(sql: "SELECT \(Self.columns) FROM gadget ORDER BY id DESC")
        .fetchAll { try Self.gadget(of: &$0) }.compactMap { $0 }
    }
  }

  private static let columns = "id, name, createdAt"

  /// Inserts a row. If the id is nil, SQLite assigns an id. Does nothing if another row has the id.
  private static func insert(_ fields: GadgetFields, id: Gadget.ID?, createdAt: Date, in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO gadget (\(columns)) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
      arguments: [id?.rawValue, try fields.name.storable(), createdAt.timeIntervalSince1970])
  }

  /// Returns nil if the row's fields are invalid, so that the list can still show all valid rows.
  private static func gadget(of columns: inout ColumnReader) throws -> Gadget? {
    let id = Gadget.ID(rawValue: try columns.next())
    guard let fields = GadgetFields(try columns.next()) else { return nil }
    return Gadget(id: id, fields: fields, createdAt: Date(timeIntervalSince1970: try columns.next()))
  }
}
