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

  @Test func aDetailThatCannotBeReadIsMissingAndTheLikesAreThere() async throws {
    try await fill()
    let photos = PhotoStore(database: try store.open(), source: .demo)
    try await photos.save(.fixtureWithEverything("b"))
    try onOwnConnection { db in
      for table in ["likedPhoto", "photo"] {
        try db.execute(sql: "UPDATE \(table) SET detail = replace(detail, '{', '[') WHERE value = 'b'")
      }
    }
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    let found = try #require(try await likes.likes(limit: nil).first { _ in true })
    #expect(
      found.map(\.photo.detail) == [Photo.fixtureWithEverything().detail, nil, Photo.fixtureWithEverything().detail])
    let kept = try await photos.photo(Photo.fixture("b").id)
    #expect(kept?.value.detail == nil && kept?.fetchedAt == nil, "so that it is asked for again")
    try await photos.save(.fixtureWithEverything("b"))
    #expect(try await photos.photo(Photo.fixture("b").id)?.value.detail != nil)
    // The journal is begun anew with such a row in it, too.
    try onOwnConnection { try $0.execute(sql: "UPDATE likedPhoto SET detail = '[' WHERE value = 'b'") }
    try FileManager.default.removeItem(atPath: store.path + "-likes")
    try store.open().close()
    #expect(FileManager.default.fileExists(atPath: store.path + "-likes"))
  }

  @Test func statisticsThatCannotBeReadAreMissing() async throws {
    let photos = PhotoStore(database: try store.open(), source: .demo)
    try await photos.save(.fixture("a"))
    try onOwnConnection { try $0.execute(sql: "UPDATE photo SET statistics = '['") }
    #expect(try await photos.statistics(of: Photo.fixture("a").id) == nil)
  }

  @Test func aRowThatMeansNothingIsLeftOutOfItsList() async throws {
    try await fill()
    try onOwnConnection { db in
      try db.execute(sql: "UPDATE likedPhoto SET source = 'dem0' WHERE value = 'c'")
      try db.execute(sql: "UPDATE memo SET title = ' ' WHERE title = 'b'")
      try db.execute(sql: "UPDATE pet SET species = 'd0g' WHERE name = 'Bo'")
    }
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    #expect(try await likes.likes(limit: 1).first { _ in true }?.map(\.id.value) == ["b"])
    #expect(try await likes.current() == ["b", "a"])
    #expect(try await memos(in: database) == ["c", "a"])
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    #expect(friends?.map(\.pets.count) == [1, 0, 1])
  }

  @Test func aPhotoOfNoKnownSourceDoesNotMakeItsPageUnreadableForGood() async throws {
    try await fill()
    let first = try store.open()
    let page = Page(items: Photo.fixtures(1...3), hasNext: false)
    try await PhotoStore(database: first, source: .demo).save(page, of: .editorial, as: PageRequest())
    try first.close()
    try replaceInFile("demophoto-2", of: "photo", with: "dem0photo-2")
    let damaged = PhotoStore(database: try store.open(), source: .demo)
    await #expect(throws: RepositoryError.storage(.damaged(path: store.path))) {
      try await damaged.page(PageRequest(), of: .editorial)
    }
    let database = try store.open()
    let repaired = PhotoStore(database: database, source: .demo)
    try await repaired.save(page, of: .editorial, as: PageRequest())
    #expect(try await repaired.page(PageRequest(), of: .editorial)?.value == page)
    #expect(try await DatabaseLikesRepository(database: database).current() == ["c", "b", "a"])
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

  /// Changes bytes in a table, and not in its indexes.
  private func replaceInFile(_ text: String, of table: String, with other: String) throws {
    let (pages, size) = try onOwnConnection { db in
      (
        try Int.fetchAll(
          db, sql: "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", arguments: [table]),
        try #require(try Int.fetchOne(db, sql: "PRAGMA page_size"))
      )
    }
    var file = try Data(contentsOf: URL(fileURLWithPath: store.path))
    let places = pages.compactMap { file.range(of: Data(text.utf8), in: (($0 - 1) * size)..<($0 * size)) }
    file.replaceSubrange(try #require(places.first), with: Data(other.utf8))
    try file.write(to: URL(fileURLWithPath: store.path))
  }

  /// What another connection did to a definition, one that is open already does not know.
  private func onOwnConnection<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let queue = try DatabaseQueue(path: store.path)
    defer { try? queue.close() }
    return try queue.inDatabase(body)
  }
}
