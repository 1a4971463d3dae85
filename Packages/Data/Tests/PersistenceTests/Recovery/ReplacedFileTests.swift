import Domain
import DomainTesting
import Foundation
import Persistence
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct ReplacedFileTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test(
    "After the database file is moved away or replaced, a write goes to the new file at its path",
    arguments: [true, false])
  func writesGoToTheNewFile(isReplaced: Bool) async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("old"))
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.moveItem(atPath: store.path + suffix, toPath: store.folder + "/aside" + suffix)
    }
    if isReplaced {
      let other = try store.open()
      try await DatabaseLikesRepository(database: other).like(.fixture("theirs"))
    }
    try await likes.like(.fixture("new"))
    #expect(try await store.likes().current().first == "new")
    #expect(try await store.likes().current() == likes.current())
    if isReplaced { #expect(try await likes.current().contains("theirs")) }
  }

  @Test("If the file of an open database is replaced, the old contents are saved in another file")
  func replacedContentsAreSaved() async throws {
    let backup = store.folder + "/backup.sqlite"
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("a"))
    try await database.backUp(to: backup)
    for number in 1...50 { try await likes.like(.fixture("\(number)")) }
    #expect(rename(backup, store.path) == 0)
    try await likes.like(.fixture("new"))
    let saved = try #require(try store.fileNames.first { $0.contains(".replaced-") })
    let old = DatabaseLikesRepository(database: UserDatabase(path: store.folder + "/" + saved))
    #expect(try await old.current().count == 51)
    let current = try await likes.current()
    #expect(current.first == "new" && current.contains("a"))
  }

  @Test("If a damaged file replaces the database, a notice is delivered")
  func laterNoticesAreDelivered() async throws {
    let notices = Mutex<[DatabaseNotice]>([])
    let database = UserDatabase(path: store.path, onNotice: { notice in notices.withLock { $0.append(notice) } })
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("a"))
    try Data(repeating: 0x5A, count: 9000).write(to: URL(fileURLWithPath: store.folder + "/damaged"))
    #expect(rename(store.folder + "/damaged", store.path) == 0)
    try await likes.like(.fixture("b"))
    #expect(notices.withLock { $0.count } == 1)
    #expect(try await likes.current() == ["b"])
  }

  @Test("If the database file is removed, observers receive the states of the new file")
  func observersFollow() async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    var states = likes.likes(limit: nil).makeAsyncIterator()
    #expect(try await states.next()?.count == 0)
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.moveItem(atPath: store.path + suffix, toPath: store.folder + "/aside" + suffix)
    }
    try await likes.like(.fixture("new"))
    while let state = try await states.next(), state.map(\.id.value) != ["new"] {}
    // The second like checks that the new file is observed, not only read once.
    try await likes.like(.fixture("newer"))
    while let state = try await states.next(), state.map(\.id.value) != ["newer", "new"] {}
  }

  @Test("A closed database stays closed when its file is replaced")
  func closedDatabaseIsNotReopened() async throws {
    let database = try store.open()
    try database.close()
    try FileManager.default.removeItem(atPath: store.path)
    await #expect(throws: RepositoryError.self) {
      try await DatabaseLikesRepository(database: database).like(.fixture())
    }
    #expect(!FileManager.default.fileExists(atPath: store.path))
  }

  @Test("Opening a database that other users can read makes its file private")
  func existingFileBecomesPrivate() throws {
    try store.open().close()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: store.path)
    try store.open().close()
    let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
