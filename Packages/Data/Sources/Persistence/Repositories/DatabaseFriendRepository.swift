public import Domain
import GRDB

/// Friends and their pets in the store.
public struct DatabaseFriendRepository: FriendRepository {
  private let database: PhotoDatabase

  public init(database: PhotoDatabase) {
    self.database = database
  }

  @discardableResult
  public func add(_ new: NewPet) async throws(RepositoryError) -> Friend {
    try await database.write(.disk) { db in
      let id = try Self.friendID(of: new.friend, in: db) ?? Self.insertFriend(new.friend, in: db)
      try db.execute(
        sql: "INSERT INTO pet (friend, name, species) VALUES (?, ?, ?)",
        arguments: [id, try new.pet.storable(), new.species.rawValue])
      guard let friend = try Self.friends(in: db, where: "friend.id = \(id)").first else {
        throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "a friend was stored and is not there")
      }
      return friend
    }
  }

  public func friends() -> StateStream<[Friend]> {
    database.states(of: "friend", "pet") { try Self.friends(in: $0, where: "TRUE") }
  }

  /// Names are compared by the domain's rule, which SQLite does not know. Nobody has many friends.
  private static func friendID(of name: String, in db: Database) throws -> Int64? {
    let wanted = FriendName(name)
    var found: Int64?
    try db.cachedStatement(sql: "SELECT id, name FROM friend").readRows([]) { columns in
      let id: Int64 = try columns.value()
      guard FriendName(try columns.value()) == wanted else { return true }
      found = id
      return false
    }
    return found
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
    var friends: [Friend] = []
    var lastID: Int64?
    try statement.readRows([]) { columns in
      let (id, name): (Int64, String) = (try columns.value(), try columns.value())
      if id != lastID {
        lastID = id
        friends.append(Friend(person: Person(name: name)))
      }
      let petName: String = try columns.value()
      // A pet of no known species is left out: the others are worth showing without it.
      if let species = Species(rawValue: try columns.value()) {
        friends[friends.count - 1].pets.append(species.named(petName))
      }
      return true
    }
    return friends
  }
}
