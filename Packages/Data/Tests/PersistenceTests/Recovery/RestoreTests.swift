import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Backups of the user database", .timeLimit(.minutes(1))) struct RestoreTests {
  let store: TemporaryStore
  var backup: String { store.folder + "/backup.sqlite" }

  init() throws { store = try TemporaryStore() }

  @Test("A restored backup replaces the contents, and the replaced contents are saved")
  func contentsAreReplaced() async throws {
    let database = try await databaseWithBackup()
    let saved = try #require(try await database.restore(from: backup))
    #expect(try await likes(in: database) == ["a"])
    #expect(try await likes(in: UserDatabase(path: saved)) == ["b"])
    let attributes = try FileManager.default.attributesOfItem(atPath: saved)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try database.close()
    let again = try store.open()
    #expect(again.notices.isEmpty, "a restored database is not older than expected")
    #expect(try await likes(in: again) == ["a"])
    #expect(try !store.fileNames.contains { $0.contains(".restore-") || $0.contains(".part-") })
  }

  @Test("After a restore, the replaced contents can be restored")
  func savedStateCanBeRestored() async throws {
    let database = try await databaseWithBackup()
    let saved = try #require(try await database.restore(from: backup))
    try await database.restore(from: saved)
    #expect(try await likes(in: database) == ["b"])
  }

  @Test("Observers of every process receive the restored state")
  func observersSeeTheRestoredState() async throws {
    let database = try await databaseWithBackup()
    let other = try store.open()
    var states = DatabaseLikesRepository(database: other).likes(limit: nil).makeAsyncIterator()
    var own = DatabaseLikesRepository(database: database).likes(limit: nil).makeAsyncIterator()
    #expect(try await states.next()?.map(\.id.value) == ["b"])
    #expect(try await own.next()?.map(\.id.value) == ["b"])
    try await database.restore(from: backup)
    #expect(try await states.next()?.map(\.id.value) == ["a"])
    #expect(try await own.next()?.map(\.id.value) == ["a"])
    try await DatabaseLikesRepository(database: other).like(.fixture("c"))
    #expect(try await likes(in: database) == ["c", "a"])
  }

  @Test("A restore writes to the open file instead of replacing the file")
  func fileIsNotReplaced() async throws {
    let database = try await databaseWithBackup()
    let before = FileIdentity(path: store.path)
    try await database.restore(from: backup)
    #expect(FileIdentity(path: store.path) == before)
  }

  @Test("After a restore, opening the database does not add rows from a snapshot that is newer than the backup")
  func snapshotDoesNotUndoARestore() async throws {
    let clock = Clock()
    let first = try store.open { [clock] in clock.date }
    try await DatabaseLikesRepository(database: first).like(.fixture("a"))
    try await first.backUp(to: backup)
    for number in 1...5 { try await DatabaseLikesRepository(database: first).like(.fixture("\(number)")) }
    clock.date += 86_400
    try await DatabaseLikesRepository(database: first).like(.fixture("next day"))
    try await first.restore(from: backup)
    try first.close()
    let again = try store.open { [clock] in clock.date }
    #expect(again.notices.isEmpty)
    #expect(try await likes(in: again) == ["a"])
  }

  @Test("A damaged backup is refused, and the contents of the database are unchanged")
  func damagedBackupIsRefused() async throws {
    let database = try store.open()
    for number in 1...300 { try await DatabaseLikesRepository(database: database).like(.fixture("\(number)")) }
    try await database.backUp(to: backup)
    try damage(table: "likedPhoto", at: backup)
    try await DatabaseLikesRepository(database: database).like(.fixture("later"))
    await #expect(throws: RepositoryError.storage(.damaged(path: backup))) { try await database.restore(from: backup) }
    try Data(repeating: 0x5A, count: 9000).write(to: URL(fileURLWithPath: backup))
    await #expect(throws: RepositoryError.storage(.damaged(path: backup))) { try await database.restore(from: backup) }
    #expect(try await likes(in: database).count == 301)
    #expect(try !store.fileNames.contains { $0.contains("before-restore") || $0.contains(".part-") })
  }

  @Test("A backup that lacks a table is refused")
  func backupWithoutATableIsRefused() async throws {
    let database = try await databaseWithBackup()
    try execute("DROP TABLE memo", at: backup)
    await #expect(throws: RepositoryError.storage(.damaged(path: backup))) { try await database.restore(from: backup) }
    #expect(try await likes(in: database) == ["b"])
  }

  @Test("A database of another program or of a newer version is refused")
  func foreignBackupIsRefused() async throws {
    let database = try await databaseWithBackup()
    try execute("INSERT INTO grdb_migrations VALUES ('gadgets 1')", at: backup)
    await #expect(throws: RepositoryError.storage(.newerVersion(path: backup))) {
      try await database.restore(from: backup)
    }
    let foreign = store.folder + "/foreign.sqlite"
    try execute("CREATE TABLE invoice (id INTEGER PRIMARY KEY)", at: foreign)
    await #expect(throws: RepositoryError.storage(.foreign(path: foreign))) {
      try await database.restore(from: foreign)
    }
    let missing = store.folder + "/missing.sqlite"
    await #expect(throws: RepositoryError.self) { try await database.restore(from: missing) }
    #expect(!FileManager.default.fileExists(atPath: missing))
  }

  @Test("A backup with another page size can be restored")
  func otherPageSizeIsRestored() async throws {
    let database = try await databaseWithBackup()
    try execute("PRAGMA page_size = 8192; VACUUM", at: backup)
    try await database.restore(from: backup)
    #expect(try await likes(in: database) == ["a"])
  }

  @Test("A restore on a full disk fails and changes nothing")
  func fullDiskChangesNothing() async throws {
    let database = try await databaseWithBackup()
    let large = store.openAnother()
    for number in 1...200 { try await DatabaseLikesRepository(database: large).like(.fixture("\(number)")) }
    let path = store.folder + "/large.sqlite"
    try await large.backUp(to: path)
    try await withFullDisk(database) {
      await #expect(throws: RepositoryError.storage(.full(path: store.path))) { try await database.restore(from: path) }
    }
    #expect(try await likes(in: database) == ["b"])
  }

  @Test("A write during a restore is either in the saved contents or in the restored database")
  func noWriteIsLost() async throws {
    let database = try await databaseWithBackup()
    let store = store
    let writer = Task {
      let likes = DatabaseLikesRepository(database: try store.open())
      var acknowledged: Set<String> = []
      for number in 1...200 {
        try await likes.like(.fixture("w\(number)"))
        acknowledged.insert("w\(number)")
      }
      return acknowledged
    }
    var saved: [String] = []
    for _ in 1...5 { saved += try await [database.restore(from: backup)].compactMap { $0 } }
    let acknowledged = try await writer.value
    var found = Set(try await likes(in: database))
    for path in saved { found.formUnion(try await likes(in: UserDatabase(path: path))) }
    #expect(acknowledged.subtracting(found).isEmpty)
  }

  // MARK: Backups

  @Test("Backing up a damaged database fails, and leaves no file")
  func damagedDatabaseIsNotBackedUp() async throws {
    let database = try store.open()
    for number in 1...300 { try await DatabaseLikesRepository(database: database).like(.fixture("\(number)")) }
    try damage(table: "likedPhoto", at: store.path)
    await #expect(throws: RepositoryError.storage(.damaged(path: backup))) { try await database.backUp(to: backup) }
    #expect(try store.fileNames.filter { $0.hasPrefix("backup") } == [])
  }

  @Test("A backup is a single file without a write-ahead log, so it can be read in a read-only folder")
  func backupIsOneFile() async throws {
    let database = try await databaseWithBackup()
    _ = database
    let header = try Data(contentsOf: URL(fileURLWithPath: backup)).prefix(20)
    #expect(header[18] == 1 && header[19] == 1, "the journal mode is not WAL")
    #expect(try store.fileNames.filter { $0.hasPrefix("backup") } == ["backup.sqlite"])
  }

  /// Returns a database with the like "b", and writes a backup with the like "a".
  private func databaseWithBackup() async throws -> UserDatabase {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("a"))
    try await database.backUp(to: backup)
    try await likes.unlike(Photo.fixture("a").id)
    try await likes.like(.fixture("b"))
    return database
  }

  private func likes(in database: UserDatabase) async throws -> [String] {
    try await DatabaseLikesRepository(database: database).current()
  }
}
