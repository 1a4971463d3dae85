public import Domain
import GRDB

/// Stores the friends and their pets in the user database.
public struct DatabaseFriendRepository: FriendRepository {
  private let database: UserDatabase

  public init(database: UserDatabase) {
    self.database = database
  }

  @discardableResult
  public func add(_ new: NewPet) async throws(RepositoryError) -> Friend {
    try await database.write { db in
      let id = try Self.friendID(of: new.friend, in: db) ?? Self.insertFriend(new.friend, in: db)
      try db.execute(
        sql: "INSERT INTO pet (friend, name, species) VALUES (?, ?, ?)",
        arguments: [id, try new.pet.storable(), new.species.rawValue])
      guard let friend = try Self.friends(in: db, where: "friend.id = \(id)").first else {
        throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "the stored friend was not found")
      }
      return friend
    }
  }

  public func friends() -> StateStream<[Friend]> {
    database.states(of: "friend", "pet") { try Self.friends(in: $0, where: "TRUE") }
  }

  /// Returns the id of the friend with this name, or nil if no friend has the name. Compares names in Swift, because
  /// SQLite cannot apply the rules of `FriendName`.
  private static func friendID(of name: String, in db: Database) throws -> Int64? {
    let wanted = FriendName(name)
    return try db.cachedStatement(sql: "SELECT id, name FROM friend")
      .fetchAll { (id: try $0.next() as Int64, name: FriendName(try $0.next())) }
      .first { $0.name == wanted }?.id
  }

  private static func insertFriend(_ name: String, in db: Database) throws -> Int64 {
    try db.execute(sql: "INSERT INTO friend (name) VALUES (?)", arguments: [try name.storable()])
    return db.lastInsertedRowID
  }

  private static func friends(in db: Database, where condition: String) throws -> [Friend] {
    let statement = try db.makeStatement(
      sql: """
        SELECT friend.id, friend.name, pet.name, pet.species FROM friend JOIN pet ON pet.friend = friend.id
        WHERE \(condition) ORDER BY friend.id, pet.id DESC
        """)
    let rows = try statement.fetchAll { columns in
      (
        id: try columns.next() as Int64, friend: try columns.next() as String, pet: try columns.next() as String,
        species: Species(rawValue: try columns.next())
      )
    }
    var friends: [Friend] = []
    for (index, row) in rows.enumerated() {
      if index == 0 || rows[index - 1].id != row.id { friends.append(Friend(person: Person(name: row.friend))) }
      // Skips pets of an unknown species, so that all other pets are shown.
      if let species = row.species { friends[friends.count - 1].pets.append(Pet(name: row.pet, species: species)) }
    }
    return friends
  }
}
