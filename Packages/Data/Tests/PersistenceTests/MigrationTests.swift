import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

/// `Packages/Data/Tests/fixtures` writes the databases of this suite.
@Suite struct MigrationTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  static let fixtures =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).filter { $0.hasSuffix(".sql") }
  static let newFixture = ProcessInfo.processInfo.environment["PHOTOLIST_FIXTURE"]

  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("A database of every version opens with all of its data", arguments: fixtures)
  func everyVersionOpens(name: String) async throws {
    try load(name)
    let database = try store.open()
    #expect(database.notices.isEmpty)
    let likes = try await DatabaseLikesRepository(database: database).likes(limit: nil).current()
    #expect(likes.map(\.id) == Self.photos.reversed().map(\.id))
    #expect(likes.map { $0.photo.detail != nil } == [false, true, false])
    #expect(likes.map(\.likedAt.timeIntervalSince1970) == [3000, 2000, 1000])
    let memos = try await DatabaseMemoRepository(database: database).memos().current()
    #expect(memos.map(\.text.title) == ["second", "first"])
    let friends = try await DatabaseFriendRepository(database: database).friends().current()
    #expect(friends.map { $0.pets.map(\.name) } == [["Bo", "Mong"], ["Coco"]])
    let searches = try await DatabaseRecentSearchRepository(database: database).searches().current()
    #expect(searches == ["붉은 여우", "red fox"])
  }

  @Test("A migrated database has the same tables as a new one", arguments: fixtures)
  func migratedSchemaIsTheCurrentOne(name: String) throws {
    try load(name)
    try store.open().close()
    let new = store.openAnother()
    try new.close()
    #expect(try schema(at: store.path) == schema(at: new.path))
  }

  @Test("There is a database of the current version; if not, run Packages/Data/Tests/fixtures")
  func currentVersionHasAFixture() {
    #expect(Self.fixtures.contains("library-\(UserTables.all.flatMap(\.migrations).count).sql"))
  }

  @Test("The script can write a database of the current version", .enabled(if: newFixture != nil))
  func writeFixture() async throws {
    let path = try #require(Self.newFixture)
    let clock = Clock()
    let database = UserDatabase(path: path) { [clock] in clock.date }
    for (number, photo) in Self.photos.enumerated() {
      clock.date = Date(timeIntervalSince1970: Double(number + 1) * 1000)
      try await DatabaseLikesRepository(database: database).like(photo)
    }
    for title in ["first", "second"] {
      _ = try await DatabaseMemoRepository(database: database).add(try #require(MemoText(title: title, content: "…")))
    }
    for (friend, pet, species) in [("Kim", "Mong", Species.cat), ("Kim", "Bo", .dog), ("Ada", "Coco", .bird)] {
      try await DatabaseFriendRepository(database: database).add(.fixture(friend, pet, species))
    }
    for text in ["red fox", "붉은 여우"] {
      try await DatabaseRecentSearchRepository(database: database).add(try #require(SearchQuery(text)))
    }
    try database.close()
  }

  private static let photos = [
    Photo.fixture("plain"), .fixtureWithEverything("everything"), .fixture("other source", source: .picsum),
  ]

  private func load(_ name: String) throws {
    try execute(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8), at: store.path)
  }

  private func schema(at path: String) throws -> [String] {
    try DatabaseQueue(path: path, configuration: .readOnly).read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
    }
  }
}
