import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Synchronization
import Testing

/// Tests how the user database is opened, backed up, and used on a full or read-only disk.
@Suite struct UserDatabaseTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("The database and its folder are created, and only the owner may read the files")
  func filesAreCreated() async throws {
    let path = store.folder + "/not/there/yet/library.sqlite"
    let database = UserDatabase(path: path)
    try await DatabaseLikesRepository(database: database).like(.fixture())
    #expect(database.notices.isEmpty)
    for suffix in ["", "-wal", "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(suffix)")
    }
  }

  @Test("If no file can be created, reads return no data and every write throws an error")
  func databaseThatCannotBeCreatedIsEmpty() async throws {
    let path = "/dev/null/library.sqlite"
    let database = UserDatabase(path: path)
    #expect(database.notices == [.readOnly(path: path, diskIsFull: false)])
    let likes = DatabaseLikesRepository(database: database)
    #expect(try await likes.current().isEmpty)
    await #expect(throws: RepositoryError.storage(.notWritable(path: path))) { try await likes.like(.fixture()) }
  }

  @Test("If the database cannot be opened, every operation throws the reason, and the cache still works")
  func failureIsReportedAtEveryUse() async throws {
    try store.open().close()
    try execute("INSERT INTO grdb_migrations VALUES ('gadgets 1')", at: store.path)
    let error = RepositoryError.storage(.newerVersion(path: store.path))
    let database = UserDatabase(path: store.path)
    #expect(database.failure == error)
    let likes = DatabaseLikesRepository(database: database)
    await #expect(throws: error) { try await likes.like(.fixture()) }
    await #expect(throws: error) { try await likes.current() }
    await #expect(throws: error) { try await database.backUp(to: store.folder + "/backup.sqlite") }
    let photos = PhotoStore(cache: store.openCache(), likes: likes, source: .demo)
    try await photos.save(.fixture())
    #expect(try await photos.photo(Photo.fixture("unknown").id) == nil)
    try database.close()
  }

  @Test("Many processes may open a new database at once")
  func manyOpenANewDatabase() async throws {
    let store = store
    try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          let database = try store.open()
          #expect(database.notices.isEmpty)
          try await DatabaseLikesRepository(database: database).like(.fixture("\(number)"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.likes().current().count == 8)
  }

  @Test("A database of a newer version is refused and left unchanged")
  func newerVersionIsRefused() throws {
    try store.open().close()
    try execute("INSERT INTO grdb_migrations VALUES ('gadgets 1')", at: store.path)
    #expect(throws: RepositoryError.storage(.newerVersion(path: store.path))) { try store.open() }
    #expect(try !store.fileNames.contains { $0.contains("damaged") })
  }

  @Test("The database of another program is refused and left unchanged")
  func foreignDatabaseIsRefused() throws {
    let queue = try DatabaseQueue(path: store.path)
    try queue.write { try $0.execute(sql: "CREATE TABLE invoice (id INTEGER PRIMARY KEY)") }
    #expect(throws: RepositoryError.storage(.foreign(path: store.path))) { try store.open() }
    let tables = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_master") }
    #expect(tables == ["invoice"])
  }

  @Test("On a full disk, writes fail and reads succeed")
  func fullDiskStopsWrites() async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await likes.like(.fixture("first"))
    try await withFullDisk(database) {
      await #expect(throws: RepositoryError.storage(.full(path: store.path))) {
        for number in 1...2000 { try await likes.like(.fixture("more-\(number)")) }
      }
      let readable = try await likes.current()
      #expect(readable.last == "first")
    }
    try await likes.like(.fixture("space again"))
    #expect(try await likes.current().first == "space again")
  }

  @Test("If the disk is full, a write calls `makeRoom` once and is retried")
  func fullDiskMakesRoom() async throws {
    let calls = Mutex(0)
    let database = UserDatabase(
      path: store.path,
      makeRoom: {
        calls.withLock { $0 += 1 }
        return true
      })
    let likes = DatabaseLikesRepository(database: database)
    try await withFullDisk(database) {
      await #expect(throws: RepositoryError.storage(.full(path: store.path))) {
        for number in 1...2000 { try await likes.like(.fixture("\(number)")) }
      }
    }
    #expect(calls.withLock { $0 } == 1)
  }

  /// Disabled for root, because root can write to any file. For root, `Scripts/bench store-safety` tests a database on
  /// a disk that is mounted read-only.
  @Test(
    "A read-only database can be read, with and without its -wal and -shm files",
    .enabled(if: getuid() != 0),
    arguments: [false, true])
  func readOnlyFolderIsRead(isOpen: Bool) async throws {
    let database = try store.open()
    try await DatabaseLikesRepository(database: database).like(.fixture("a"))
    if !isOpen { try database.close() }
    try await withReadOnlyCopy(of: store.folder) { folder in
      let copy = UserDatabase(path: folder + "/library.sqlite")
      #expect(copy.notices == [.readOnly(path: copy.path, diskIsFull: false)])
      let likes = DatabaseLikesRepository(database: copy)
      let readable = try await likes.current()
      #expect(readable == ["a"])
      await #expect(throws: RepositoryError.storage(.notWritable(path: copy.path))) {
        try await likes.like(.fixture("b"))
      }
    }
  }

  @Test("A backup is a separate database with the current data, and only the owner can read the backup")
  func backupIsADatabase() async throws {
    let database = try store.open()
    try await DatabaseLikesRepository(database: database).like(.fixture("first"))
    let path = store.folder + "/backup.sqlite"
    try await database.backUp(to: path)
    try await DatabaseLikesRepository(database: database).like(.fixture("later"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let copy = UserDatabase(path: path)
    #expect(copy.notices.isEmpty)
    #expect(try await DatabaseLikesRepository(database: copy).current() == ["first"])
  }

  @Test("A backup does not replace an existing file, and a failed backup leaves no file")
  func backupReplacesNothing() async throws {
    let database = try store.open()
    await #expect(throws: RepositoryError.storage(.exists(path: store.path))) {
      try await database.backUp(to: store.path)
    }
    await #expect(throws: RepositoryError.storage(.notWritable(path: "/dev/null/x"))) {
      try await database.backUp(to: "/dev/null/x")
    }
    try database.close()
    let path = store.folder + "/backup.sqlite"
    await #expect(throws: RepositoryError.self) { try await database.backUp(to: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

/// Runs `body` with a read-only copy of a folder.
func withReadOnlyCopy(of folder: String, _ body: (String) async throws -> Void) async throws {
  let copy = folder + "-copy"
  try FileManager.default.copyItem(atPath: folder, toPath: copy)
  for name in try FileManager.default.contentsOfDirectory(atPath: copy) {
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: copy + "/" + name)
  }
  try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: copy)
  defer {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copy)
    try? FileManager.default.removeItem(atPath: copy)
  }
  try await body(copy)
}
