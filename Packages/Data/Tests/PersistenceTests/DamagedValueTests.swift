import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Testing

/// Values that a failing disk changed, in a file that is otherwise whole.
@Suite struct DamagedValueTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test func aValueThatIsGoneIsDamageAndTheOtherRowsAreSaved() async throws {
    try await fill()
    try execute("UPDATE likedPhoto SET value = NULL WHERE value = 'b'", withoutRulesOf: "likedPhoto")
    try execute("UPDATE memo SET title = NULL WHERE title = 'b'", withoutRulesOf: "memo")
    try execute("UPDATE friend SET name = NULL WHERE name = 'Lee'", withoutRulesOf: "friend")
    let database = try store.open()
    let damaged = RepositoryError.storage(.damaged(path: store.path))
    await #expect(throws: damaged) { try await likedIDs(in: database) }
    await #expect(throws: damaged) { try await DatabaseLikesRepository(database: database).current() }
    await #expect(throws: damaged) { try await memos(in: database) }
    await #expect(throws: damaged) { try await friends(in: database) }
    await #expect(throws: damaged) {
      try await DatabaseFriendRepository(database: database).add(.fixture("Ann", "Bo", .cat))
    }
    let repaired = try store.open()
    #expect(try await likedIDs(in: repaired).map(\.value).sorted() == ["a", "b", "c"], "the journal has them all")
    #expect(try await memos(in: repaired) == ["c", "a"])
    #expect(try await friends(in: repaired) == ["Kim", "Max"])
  }

  private func likedIDs(in database: PhotoDatabase) async throws -> Set<Photo.ID> {
    try #require(try await DatabaseLikesRepository(database: database).likedIDs().first { _ in true })
  }

  private func memos(in database: PhotoDatabase) async throws -> [String] {
    let memos = try await DatabaseMemoRepository(database: database).memos().first { _ in true }
    return try #require(memos).map(\.text.title)
  }

  private func friends(in database: PhotoDatabase) async throws -> [String] {
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    return try #require(friends).map(\.person.name)
  }

  /// Three likes, memos and friends.
  private func fill() async throws {
    let database = try store.open()
    for value in ["a", "b", "c"] {
      try await DatabaseLikesRepository(database: database).like(.fixtureWithEverything(value))
      _ = try await DatabaseMemoRepository(database: database).add(.fixture(value))
    }
    for (friend, pet) in [("Kim", "Mong"), ("Lee", "Bo"), ("Max", "Rex")] {
      try await DatabaseFriendRepository(database: database).add(.fixture(friend, pet, .dog))
    }
    try database.close()
  }

  /// Changes rows in a way that their table forbids.
  private func execute(_ change: String, withoutRulesOf table: String) throws {
    let sql = try onOwnConnection {
      try String.fetchOne($0, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [table])
    }
    try setDefinition(of: table, to: try #require(sql).replacing("NOT NULL", with: ""))
    try onOwnConnection { try $0.execute(sql: change) }
    try setDefinition(of: table, to: try #require(sql))
  }

  private func setDefinition(of table: String, to sql: String) throws {
    try onOwnConnection { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(sql: "UPDATE sqlite_master SET sql = ? WHERE name = ?", arguments: [sql, table])
    }
  }

  /// What another connection did to a definition, one that is open already does not know.
  private func onOwnConnection<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let queue = try DatabaseQueue(path: store.path)
    defer { try? queue.close() }
    return try queue.inDatabase(body)
  }
}
