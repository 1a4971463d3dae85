import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

/// Tests that a damaged user database is recovered without a snapshot.
@Suite struct UserDataRecoveryTests {
  let store: TemporaryStore
  /// The path to which a damaged database is moved if the clock is at the start of 1970.
  var damaged: String { store.path + ".damaged-19700101T000000Z" }

  init() throws { store = try TemporaryStore() }

  @Test("A file of random bytes is moved aside and replaced by an empty database")
  func randomBytesAreMovedAside() async throws {
    var generator = SeededGenerator(seed: 7)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    try noise.write(to: URL(fileURLWithPath: store.path))
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    #expect(database.notices == [notice()])
    #expect(try Data(contentsOf: URL(fileURLWithPath: damaged)) == noise)
    try await DatabaseLikesRepository(database: database).like(.fixture("new"))
    #expect(try store.open().notices.isEmpty)
  }

  @Test("Two damaged files that are moved aside in the same second get different names")
  func namesAreNotUsedTwice() throws {
    for _ in 1...2 {
      try Data("this is not a database, whatever its name says".utf8).write(to: URL(fileURLWithPath: store.path))
      try store.open { Date(timeIntervalSince1970: 0) }.close()
    }
    #expect(
      try store.fileNames.filter {
        $0.hasPrefix("library.sqlite.damaged-") && !$0.contains("-wal") && !$0.contains("-shm")
      }.count == 2)
  }

  @Test("Rows on both sides of a damaged page are recovered, and the notice says that data is incomplete")
  func readableRowsAreRecovered() async throws {
    try await fill(likes: 300)
    try damage(table: "likedPhoto", at: store.path)
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    let likes = try await DatabaseLikesRepository(database: database).current()
    #expect(likes.count > 250 && likes.count < 300)
    #expect(likes.first == "liked-300" && likes.last == "liked-1")
    #expect(database.notices == [notice(friends: 1, likes: likes.count, memos: 1, searches: 1, lost: ["likes"])])
    #expect(try await DatabaseMemoRepository(database: database).memos().first { _ in true }?.count == 1)
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    #expect(friends?.first?.pets.map(\.name) == ["Bo", "Mong"])
    let searches = try await DatabaseRecentSearchRepository(database: database).searches().first { _ in true }
    #expect(searches == ["red fox"])
    #expect(try store.open().notices.isEmpty)
  }

  @Test("Every row is recovered despite a damaged index")
  func damagedIndexLosesNothing() async throws {
    try await fill(likes: 300)
    try damage(table: "sqlite_autoindex_likedPhoto_1", at: store.path)
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    #expect(database.notices == [notice(friends: 1, likes: 300, memos: 1, searches: 1, lost: [])])
    let likes = try await DatabaseLikesRepository(database: database).current()
    #expect(likes == (1...300).reversed().map { "liked-\($0)" })
  }

  @Test(
    "A dropped table is created again, and the rows of all other tables are recovered",
    arguments: ["pet", "likedPhoto"])
  func droppedTableIsRestored(table: String) async throws {
    try await fill(likes: 3)
    try execute("DROP TABLE \(table)", at: store.path)
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    let (likes, lost) = table == "pet" ? (3, "friends") : (0, "likes")
    #expect(database.notices == [notice(friends: 1, likes: likes, memos: 1, searches: 1, lost: [lost])])
    #expect(try await DatabaseLikesRepository(database: database).current().count == likes)
  }

  @Test("Every row is recovered even if the list of migrations is missing")
  func droppedMigrationsLoseNothing() async throws {
    try await fill(likes: 3)
    try execute("DROP TABLE grdb_migrations", at: store.path)
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    #expect(database.notices == [notice(friends: 1, likes: 3, memos: 1, searches: 1, lost: [])])
  }

  @Test("A damaged database stays in place while another process has it open")
  func databaseInUseIsNotMoved() async throws {
    try await fill(likes: 300)
    let other = try store.open()
    try damage(table: "likedPhoto", at: store.path)
    #expect(throws: RepositoryError.storage(.busy(path: store.path))) { try store.open() }
    #expect(try !store.fileNames.contains { $0.contains("damaged") })
    try other.close()
    #expect(try store.open().notices.count == 1)
  }

  @Test("If a recovery fails, the damaged database stays in place, and the next opening retries the recovery")
  func failedRecoveryIsRepeated() async throws {
    try await fill(likes: 300)
    try damage(table: "likedPhoto", at: store.path)
    // A folder at the path of the new database causes the recovery to fail.
    let obstacle = damaged + "-recovered"
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    #expect(throws: RepositoryError.self) { try store.open { Date(timeIntervalSince1970: 0) } }
    try FileManager.default.removeItem(atPath: obstacle)
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    #expect(try await DatabaseLikesRepository(database: database).current().count > 250)
  }

  @Test("If a process is killed while copying rows, the next opening starts the recovery again")
  func recoveryKilledWhileCopying() async throws {
    try await fill(likes: 300)
    try damage(table: "likedPhoto", at: store.path)
    let partial = UserDatabase(path: store.path + ".damaged-19691231T235959Z-recovered")
    try await DatabaseLikesRepository(database: partial).like(.fixture("partial"))
    try partial.close()
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    #expect(try await DatabaseLikesRepository(database: database).current().first == "liked-300")
    #expect(try !store.fileNames.contains { $0.hasSuffix("-recovered") })
  }

  @Test("If a process is killed after moving the damaged database, the next opening completes the recovery")
  func recoveryKilledWhileMoving() async throws {
    try await fill(likes: 5)
    let files = FileManager.default
    try execute("PRAGMA wal_checkpoint(TRUNCATE)", at: store.path)
    try files.moveItem(atPath: store.path, toPath: damaged + "-recovered")
    try Data("the damaged one".utf8).write(to: URL(fileURLWithPath: damaged))
    try Data("its log".utf8).write(to: URL(fileURLWithPath: store.path + "-wal"))
    let database = try store.open()
    #expect(
      database.notices == [notice(friends: 1, likes: 5, memos: 1, searches: 1)],
      "every feature counts as incomplete")
    #expect(try await DatabaseLikesRepository(database: database).current().count == 5)
    #expect(try Data(contentsOf: URL(fileURLWithPath: damaged + "-wal")) == Data("its log".utf8))
    #expect(try store.open().notices.isEmpty)
  }

  /// - Parameter lost: The features with lost rows; nil for all features.
  private func notice(
    friends: Int = 0, likes: Int = 0, memos: Int = 0, searches: Int = 0, lost: [String]? = nil
  ) -> DatabaseNotice {
    let counts = ["friends": friends, "likes": likes, "memos": memos, "recent searches": searches]
    return .recovered(
      damaged: damaged,
      rows: UserTables.all.map { tables in
        RecoveredRows(
          feature: tables.feature, count: counts[tables.feature] ?? 0,
          isComplete: lost.map { !$0.contains(tables.feature) } ?? false)
      })
  }

  private func fill(likes count: Int) async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    for number in 1...count { try await likes.like(.fixture("liked-\(number)")) }
    _ = try await DatabaseMemoRepository(database: database).add(.fixture("a"))
    for (pet, species) in [("Mong", Species.cat), ("Bo", .dog)] {
      try await DatabaseFriendRepository(database: database).add(.fixture("Kim", pet, species))
    }
    try await DatabaseRecentSearchRepository(database: database).add(try #require(SearchQuery("red fox")))
    try database.close()
  }
}
