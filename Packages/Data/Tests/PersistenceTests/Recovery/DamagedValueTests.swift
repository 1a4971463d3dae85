import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Testing

/// Tests databases with invalid values in rows that SQLite can read.
@Suite struct DamagedValueTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("A row without a required value counts as damage, and the next opening recovers all other rows")
  func missingValueIsDamage() async throws {
    try await fill()
    let database = try store.open()
    try breakRules(of: "likedPhoto", with: "UPDATE likedPhoto SET thumb = NULL WHERE value = 'b'")
    try breakRules(of: "memo", with: "UPDATE memo SET title = NULL WHERE title = 'b'")
    try breakRules(of: "friend", with: "UPDATE friend SET name = NULL WHERE name = 'Lee'")
    let damaged = RepositoryError.storage(.damaged(path: store.path))
    await #expect(throws: damaged) { try await DatabaseLikesRepository(database: database).current() }
    await #expect(throws: damaged) { try await memos(in: database) }
    await #expect(throws: damaged) { try await friends(in: database) }
    await #expect(throws: damaged) {
      try await DatabaseFriendRepository(database: database).add(.fixture("Ann", "Bo", .cat))
    }
    try database.close()
    let recovered = try store.open()
    #expect(recovered.notices.count == 1)
    #expect(try await DatabaseLikesRepository(database: recovered).current() == ["c", "a"])
    #expect(try await memos(in: recovered) == ["c", "a"])
    #expect(try await friends(in: recovered) == ["Kim", "Max"])
  }

  @Test("Invalid UTF-8 is read with replacement characters, and empty text is read as empty text")
  func invalidTextIsReplaced() async throws {
    try await fill()
    try execute("UPDATE memo SET title = CAST(x'ff62' AS TEXT) WHERE title = 'b'", at: store.path)
    try execute("UPDATE likedPhoto SET slug = '', likeCount = 0, color = NULL", at: store.path)
    let database = try store.open()
    #expect(try await memos(in: database) == ["c", "\u{FFFD}b", "a"])
    let likes = try await DatabaseLikesRepository(database: database).likes(limit: 1).current()
    let photo = try #require(likes.first).photo
    #expect(photo.slug == "" && photo.likeCount == 0 && photo.color == nil)
  }

  @Test("A photo with a damaged detail is shown without the detail")
  func damagedDetailIsMissing() async throws {
    try await fill()
    let photos = try store.photos()
    try await photos.save(.fixtureWithEverything("b"))
    for (table, path) in [("likedPhoto", store.path), ("photo", store.cachePath)] {
      try execute("UPDATE \(table) SET detail = replace(detail, '{', '[') WHERE value = 'b'", at: path)
    }
    let found = try #require(try await store.likes().likes(limit: nil).first { _ in true })
    #expect(
      found.map(\.photo.detail) == [Photo.fixtureWithEverything().detail, nil, Photo.fixtureWithEverything().detail])
    let cached = try await photos.photo(Photo.fixture("b").id)
    #expect(cached?.value.detail == nil && cached?.fetchedAt == nil, "so that it is fetched again")
    try await photos.save(.fixtureWithEverything("b"))
    #expect(try await photos.photo(Photo.fixture("b").id)?.value.detail != nil)
  }

  @Test("Damaged statistics count as missing")
  func damagedStatisticsAreMissing() async throws {
    let photos = try store.photos()
    try await photos.save(.fixture("a"))
    try execute("UPDATE photo SET statistics = '['", at: store.cachePath)
    #expect(try await photos.statistics(of: Photo.fixture("a").id) == nil)
  }

  @Test("A row with an invalid value is left out of its list")
  func meaninglessRowIsLeftOut() async throws {
    try await fill()
    try execute("UPDATE likedPhoto SET source = 'dem0' WHERE value = 'c'", at: store.path)
    try execute("UPDATE memo SET title = ' ' WHERE title = 'b'", at: store.path)
    try execute("UPDATE pet SET species = 'd0g' WHERE name = 'Bo'", at: store.path)
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    #expect(try await likes.likes(limit: 1).first { _ in true }?.map(\.id.value) == ["b"])
    #expect(try await likes.current() == ["b", "a"])
    #expect(try await memos(in: database) == ["c", "a"])
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    #expect(friends?.map(\.pets.count) == [1, 0, 1])
  }

  @Test("If a cached photo has an unknown source, the cache is emptied, and pages can be saved again")
  func unknownSourceEmptiesTheCache() async throws {
    let photos = try store.photos()
    let page = Page(items: Photo.fixtures(1...3), hasNext: false)
    try await photos.save(page, of: .editorial, as: PageRequest())
    try execute("UPDATE photo SET source = 'dem0' WHERE value = 'photo-2'", at: store.cachePath)
    #expect(try await photos.page(PageRequest(), of: .editorial) == nil)
    try await photos.save(page, of: .editorial, as: PageRequest())
    #expect(try await photos.page(PageRequest(), of: .editorial)?.value == page)
  }

  private func memos(in database: UserDatabase) async throws -> [String] {
    let memos = try await DatabaseMemoRepository(database: database).memos().first { _ in true }
    return try #require(memos).map(\.text.title)
  }

  private func friends(in database: UserDatabase) async throws -> [String] {
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    return try #require(friends).map(\.person.name)
  }

  /// Adds three likes, three memos and three friends.
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

  /// Changes rows in a way that violates the constraints of their table.
  private func breakRules(of table: String, with change: String) throws {
    let queue = try DatabaseQueue(path: store.path)
    let sql = try queue.read {
      try String.fetchOne($0, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [table])
    }
    try queue.close()
    try setDefinition(of: table, to: try #require(sql).replacing("NOT NULL", with: ""))
    try execute(change, at: store.path)
    try setDefinition(of: table, to: try #require(sql))
  }

  /// Changes the table's definition. Closes the connection, because only a connection that is opened later reads the new
  /// definition.
  private func setDefinition(of table: String, to sql: String) throws {
    let queue = try DatabaseQueue(path: store.path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(sql: "UPDATE sqlite_master SET sql = ? WHERE name = ?", arguments: [sql, table])
    }
    try queue.close()
  }
}
