import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Synchronization
import Testing

@Suite struct OpeningTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test func theFolderIsMade() async throws {
    let path = store.folder + "/not/there/yet/photolist.sqlite"
    let database = try PhotoDatabase(path: path)
    #expect(database.notices.isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func aFolderThatCannotBeMadeIsNotWritable() throws {
    let path = "/dev/null/photolist.sqlite"
    #expect(throws: RepositoryError.storage(.notWritable(path: path))) { try PhotoDatabase(path: path) }
  }

  @Test func manyMayOpenANewStoreAtOnce() async throws {
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
    let likes = DatabaseLikesRepository(database: try store.open())
    #expect(try await likes.current().count == 8)
  }

  @Test func aStoreOfANewerVersionIsRefusedAndLeftAlone() throws {
    try store.open().close()
    let queue = try DatabaseQueue(path: store.path)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 of the future')") }
    try queue.close()
    #expect(throws: RepositoryError.storage(.newerVersion(path: store.path))) { try store.open() }
    #expect(try !store.fileNames.contains { $0.contains("damaged") })
  }

  @Test func theDatabaseOfAnotherProgramIsRefusedAndLeftAlone() throws {
    let queue = try DatabaseQueue(path: store.path)
    try queue.write { try $0.execute(sql: "CREATE TABLE invoice (id INTEGER PRIMARY KEY)") }
    #expect(throws: RepositoryError.self) { try store.open() }
    let tables = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_master") }
    #expect(tables == ["invoice"])
  }

  @Test func aFileOfRandomBytesIsSetAsideAndANewStoreBegun() async throws {
    var generator = SeededGenerator(seed: 7)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    try noise.write(to: URL(fileURLWithPath: store.path))
    let database = try store.open { Date(timeIntervalSince1970: 0) }
    let aside = store.path + ".damaged-19700101T000000Z"
    #expect(database.notices == [.setAside(path: aside, savedLikes: 0, mayMissLikes: true)])
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == noise)
    try await DatabaseLikesRepository(database: database).like(.fixture("new"))
    #expect(try store.open().notices.isEmpty)
  }

  @Test func aSecondDamagedFileOfTheSameSecondGetsANameOfItsOwn() throws {
    for _ in 1...2 {
      try Data("this is not a database, whatever its name says".utf8).write(to: URL(fileURLWithPath: store.path))
      let database = try store.open { Date(timeIntervalSince1970: 0) }
      #expect(database.notices.count == 1)
      try database.close()
    }
    #expect(try store.fileNames.filter { $0.contains(".damaged-") }.count == 2)
  }

  @Test func likesAreTakenOutOfADamagedStore() async throws {
    try await fill(likes: 300)
    try damage(table: "photo")
    let damaged = PhotoStore(database: try store.open(), source: .demo)
    await #expect(throws: RepositoryError.storage(.damaged(path: store.path))) {
      for number in 1...4 { _ = try await damaged.page(PageRequest(number: number, size: 30), of: .editorial) }
    }
    let database = try store.open()
    guard case .setAside(_, savedLikes: 300, mayMissLikes: false) = database.notices.first else {
      Issue.record("the likes were to be saved: \(database.notices)")
      return
    }
    let likes = try await DatabaseLikesRepository(database: database).current()
    #expect(likes == (1...300).reversed().map { "liked-\($0)" })
    #expect(try await DatabaseMemoRepository(database: database).memos().first { _ in true }?.count == 1)
    let friends = try await DatabaseFriendRepository(database: database).friends().first { _ in true }
    #expect(friends?.first?.pets.map(\.name) == ["Bo", "Mong"])
    #expect(try await PhotoStore(database: database, source: .demo).page(PageRequest(), of: .editorial) == nil)
  }

  @Test func whenTheLikesThemselvesAreDamagedTheOthersAreSaved() async throws {
    try await fill(likes: 300)
    try damage(table: "likedPhoto")
    let likes = DatabaseLikesRepository(database: try store.open())
    // What is in the journal would need no saving.
    try FileManager.default.removeItem(atPath: store.path + "-likes")
    await #expect(throws: RepositoryError.storage(.damaged(path: store.path))) { try await likes.current() }
    let database = try store.open()
    guard case .setAside(_, let saved, mayMissLikes: true) = database.notices.first else {
      Issue.record("the user was to be told: \(database.notices)")
      return
    }
    #expect(saved > 250 && saved < 300)
    let kept = try await DatabaseLikesRepository(database: database).current()
    #expect(kept.count == saved)
    #expect(kept.first == "liked-300" && kept.last == "liked-1")
  }

  @Test func aStoreThatIsWellAgainStaysAsItIs() async throws {
    try await fill(likes: 5)
    let whole = try Data(contentsOf: URL(fileURLWithPath: store.path))
    try damage(table: "photo")
    let damaged = try store.open()
    await #expect(throws: RepositoryError.storage(.damaged(path: store.path))) {
      for number in 1...4 {
        _ = try await PhotoStore(database: damaged, source: .demo)
          .page(PageRequest(number: number, size: 30), of: .editorial)
      }
    }
    try damaged.close()
    try whole.write(to: URL(fileURLWithPath: store.path))
    for _ in 1...2 {
      let database = try store.open()
      #expect(database.notices.isEmpty)
      #expect(try await database.info().photos == 120)
    }
  }

  @Test(arguments: [false, true])
  func aRepairThatWasInterruptedIsDoneAtTheNextStart(afterTheNewStoreWasBegun isBegun: Bool) async throws {
    try await fill(likes: 30)
    try FileManager.default.removeItem(atPath: store.path + "-likes")
    try damage(table: "photo")
    let damaged = PhotoStore(database: try store.open(), source: .demo)
    await #expect(throws: RepositoryError.storage(.damaged(path: store.path))) {
      for number in 1...4 { _ = try await damaged.page(PageRequest(number: number, size: 30), of: .editorial) }
    }
    // A folder where SQLite wants a file: there can be no new store in the place of the one that was set aside.
    let obstacle = store.path + "-journal"
    #expect(throws: RepositoryError.self) {
      try store.open {
        try? FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
        return Date(timeIntervalSince1970: 0)
      }
    }
    try FileManager.default.removeItem(atPath: obstacle)
    if isBegun {
      try? FileManager.default.removeItem(atPath: store.path)
      try store.putEmptyStore()
    }
    let database = try store.open()
    let aside = store.path + ".damaged-19700101T000000Z"
    #expect(database.notices == [.setAside(path: aside, savedLikes: 30, mayMissLikes: false)])
    #expect(try await DatabaseMemoRepository(database: database).memos().first { _ in true }?.count == 1)
    #expect(try store.open().notices.isEmpty)
  }

  @Test func aFullDiskStopsWritesAndNotReads() async throws {
    try await fill(likes: 5)
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    try await withFullDisk(database) {
      await #expect(throws: RepositoryError.storage(.full(path: store.path))) {
        for number in 1...2000 { try await likes.like(.fixture("more-\(number)")) }
      }
      let readable = try await likes.current()
      #expect(readable.last == "liked-1")
    }
    try await likes.like(.fixture("space again"))
    #expect(try await likes.current().first == "space again")
  }

  @Test func onAFullDiskWhatCanBeFetchedAgainMakesRoom() async throws {
    let room = Mutex(0)
    let database = try PhotoDatabase(
      path: store.path,
      makeRoom: {
        room.withLock { $0 += 1 }
        return true
      })
    let likes = DatabaseLikesRepository(database: database)
    try await withFullDisk(database) {
      await #expect(throws: RepositoryError.storage(.full(path: store.path))) {
        for number in 1...2000 { try await likes.like(.fixture("\(number)")) }
      }
    }
    #expect(room.withLock { $0 } == 1, "it is tried once more, and not for ever")
  }

  /// A store with likes, and with cached photos in several pages of the file.
  private func fill(likes count: Int) async throws {
    let database = try store.open()
    let likes = DatabaseLikesRepository(database: database)
    for number in 1...count {
      try await likes.like(.fixture("liked-\(number)"))
    }
    _ = try await DatabaseMemoRepository(database: database).add(.fixture("a"))
    for (pet, species) in [("Mong", Species.cat), ("Bo", .dog)] {
      try await DatabaseFriendRepository(database: database).add(.fixture("Kim", pet, species))
    }
    let photos = PhotoStore(database: database, source: .demo)
    for number in 1...4 {
      let items = Photo.fixtures((number * 30 - 29)...(number * 30))
      try await photos.save(
        Page(items: items, hasNext: true), of: .editorial, as: PageRequest(number: number, size: 30))
    }
    try database.close()
  }

  /// Overwrites a leaf page in the middle of the table.
  private func damage(table: String) throws {
    let queue = try DatabaseQueue(path: store.path)
    let pages = try queue.read { db in
      try Int.fetchAll(
        db, sql: "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", arguments: [table])
    }
    let pageSize = try #require(try queue.read { try Int.fetchOne($0, sql: "PRAGMA page_size") })
    try queue.close()
    let file = try #require(FileHandle(forUpdatingAtPath: store.path))
    try file.seek(toOffset: UInt64((pages[pages.count / 2] - 1) * pageSize))
    try file.write(contentsOf: Data(repeating: 0xA5, count: pageSize))
    try file.close()
  }
}
