import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Testing

/// Likes outlive the database: what was acknowledged is there again after the file was overwritten or removed.
@Suite struct LikesJournalTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private var journal: String { store.path + "-likes" }

  private func overwriteStore() throws {
    var generator = SeededGenerator(seed: 7)
    let noise = Data((0..<50_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    try noise.write(to: URL(fileURLWithPath: store.path))
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
  }

  private func removeStore() throws {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
  }

  @Test(arguments: SeededGenerator.seeds.prefix(10))
  func anOverwrittenDatabaseLosesNoLike(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var rules = Likes()
    for _ in 1...3 {
      let database = try store.open()
      let likes = DatabaseLikesRepository(database: database)
      for _ in 1...30 {
        let photo = Photo.fixtureWithEverything("photo-\(Int.random(in: 1...12, using: &random))")
        if Int.random(in: 0..<3, using: &random) > 0 {
          rules.like(photo, at: Date(timeIntervalSince1970: 0))
          try await likes.like(photo)
        } else {
          rules.unlike(photo.id)
          try await likes.unlike(photo.id)
        }
      }
      try database.close()
      try Bool.random(using: &random) ? overwriteStore() : removeStore()
    }
    let likes = DatabaseLikesRepository(database: try store.open())
    let found = try #require(try await likes.likes(limit: nil).first { _ in true })
    #expect(found.map(\.photo) == rules.newestFirst.map(\.photo))
  }

  @Test func aLikeComesBackWithItsDateAndWithTheDetailThatWasKnown() async throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000.123_456_7)
    let opened = Photo.fixtureWithEverything("photo-1")
    var listed = opened
    listed.detail = nil
    listed.description = "\"A\\B\"\n\u{1}\u{2028}湖"
    let first = try store.open { date }
    try await PhotoStore(database: first, source: opened.id.source).save(opened)
    try await DatabaseLikesRepository(database: first).like(listed)
    try first.close()
    try removeStore()
    let likes = DatabaseLikesRepository(database: try store.open())
    let found = try #require(try await likes.likes(limit: nil).first { _ in true }?.first)
    #expect(found.likedAt == date)
    listed.detail = opened.detail
    #expect(found.photo == listed)
  }

  @Test func theUserIsToldOfBoth() async throws {
    let first = try store.open()
    for value in ["a", "b"] { try await DatabaseLikesRepository(database: first).like(.fixture(value)) }
    try first.close()
    try overwriteStore()
    let second = try store.open { Date(timeIntervalSince1970: 0) }
    let aside = store.path + ".damaged-19700101T000000Z"
    #expect(second.notices == [.setAside(path: aside, savedLikes: 2, mayMissLikes: true)])
    try second.close()
    try removeStore()
    #expect(try store.open().notices == [.likesRestored(count: 2)])
    #expect(try store.open().notices.isEmpty)
  }

  @Test func likesComeBackWhenTheStartThatWasToRestoreThemWasInterrupted() async throws {
    let first = try store.open()
    try await DatabaseLikesRepository(database: first).like(.fixture("a"))
    try first.close()
    try removeStore()
    try store.putEmptyStore()
    let second = try store.open()
    #expect(second.notices == [.likesRestored(count: 1)])
    #expect(try await DatabaseLikesRepository(database: second).current() == ["a"])
    try await DatabaseLikesRepository(database: second).unlike(Photo.fixture("a").id)
    #expect(try store.open().notices.isEmpty, "a store whose likes were all taken back is not a new one")
  }

  @Test func aLineThatWasCutShortSpoilsNoOther() async throws {
    let first = try store.open()
    let likes = DatabaseLikesRepository(database: first)
    for value in ["a", "b"] { try await likes.like(.fixture(value)) }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: journal))
    try file.truncate(atOffset: try file.seekToEnd() - 20)
    try file.close()
    try await likes.like(.fixture("c"))
    try first.close()
    try removeStore()
    #expect(try await DatabaseLikesRepository(database: try store.open()).current() == ["c", "a"])
  }

  @Test func aJournalThatIsGoneIsBegunAnewWithAllLikes() async throws {
    let first = try store.open()
    for value in ["a", "b"] { try await DatabaseLikesRepository(database: first).like(.fixture(value)) }
    try first.close()
    try FileManager.default.removeItem(atPath: journal)
    try store.open().close()
    try removeStore()
    #expect(try await DatabaseLikesRepository(database: try store.open()).current() == ["b", "a"])
  }

  @Test func aJournalThatCannotBeWrittenDoesNotStopALike() async throws {
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: false)
    let likes = DatabaseLikesRepository(database: try store.open())
    try await likes.like(.fixture("a"))
    #expect(try await likes.current() == ["a"])
  }

  @Test func aChangeThatWasNotCommittedDoesNotComeBack() async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("a"))
    let imported = LikedPhoto(photo: .fixture("imported"), likedAt: Date(timeIntervalSince1970: 5))
    for change in [
      { try await likes.like(.fixture("b")) },
      { try await likes.unlike(Photo.fixture("a").id) },
      { try await likes.merge([imported]) > 0 },
    ] {
      try refuseCommits()
      await #expect(throws: RepositoryError.self) { _ = try await change() }
      try onOwnConnection("DROP TRIGGER onInsert; DROP TRIGGER onDelete; DROP TABLE child; DROP TABLE parent")
      try await likes.like(.fixture("c"))
      try await likes.unlike(Photo.fixture("c").id)
    }
    try database.close()
    try removeStore()
    #expect(try await DatabaseLikesRepository(database: try store.open()).current() == ["a"])
  }

  /// Lets every change of likes break a rule that is looked at when it is committed.
  private func refuseCommits() throws {
    try onOwnConnection(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER onInsert AFTER INSERT ON likedPhoto BEGIN INSERT INTO child VALUES (1); END;
      CREATE TRIGGER onDelete AFTER DELETE ON likedPhoto BEGIN INSERT INTO child VALUES (1); END;
      """)
  }

  private func onOwnConnection(_ sql: String) throws {
    let queue = try DatabaseQueue(path: store.path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test func likesThatComeAndGoDoNotMakeItGrowForEver() async throws {
    let likes = DatabaseLikesRepository(database: try store.open())
    try await likes.like(.fixture("kept"))
    for _ in 1...2500 {
      try await likes.like(.fixture("again"))
      try await likes.unlike(Photo.fixture("again").id)
    }
    let size = try FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int ?? 0
    #expect(size < 1_200_000)
    try removeStore()
    #expect(try await DatabaseLikesRepository(database: try store.open()).current() == ["kept"])
  }

  @Test func whatAnotherMachineLikedIsInItToo() async throws {
    let database = try store.open()
    let like = LikedPhoto(photo: .fixture("imported"), likedAt: Date(timeIntervalSince1970: 5))
    #expect(try await DatabaseLikesRepository(database: database).merge([like]) == 1)
    try database.close()
    try removeStore()
    #expect(try await DatabaseLikesRepository(database: try store.open()).current() == ["imported"])
  }
}
