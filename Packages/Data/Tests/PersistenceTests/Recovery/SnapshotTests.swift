import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

/// Tests when snapshots of the user database are taken, and how missing rows are added from a snapshot.
@Suite struct SnapshotTests {
  let store: TemporaryStore
  let clock = Clock()
  private let day = 86_400.0

  init() throws { store = try TemporaryStore() }

  @Test("Only the first write of a day saves a snapshot, and the snapshot does not contain that write")
  func firstWriteOfADayTakesASnapshot() async throws {
    try await like(["a", "b"], onDay: 1)
    #expect(try snapshots().isEmpty, "a new database has no content")
    try await like(["c", "d"], onDay: 2)
    let snapshot = try #require(try snapshots().first)
    #expect(try snapshots().count == 1)
    #expect(try ids(in: snapshot.path) == ["a", "b"])
    #expect(snapshot.rows == 2 && snapshot.day == "1970-01-03")
    let attributes = try FileManager.default.attributesOfItem(atPath: snapshot.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try !store.fileNames.contains { $0.contains(".part-") })
  }

  @Test("A process that runs for days takes a snapshot each day")
  func longProcessTakesSnapshots() async throws {
    let likes = DatabaseLikesRepository(database: try open())
    for number in 1...3 {
      clock.date = Date(timeIntervalSince1970: Double(number) * day)
      try await likes.like(.fixture("\(number)"))
    }
    #expect(try snapshots().map(\.rows) == [2, 1])
  }

  @Test("The last three snapshots are retained")
  func threeAreRetained() async throws {
    for number in 1...6 { try await like(["\(number)"], onDay: Double(number)) }
    #expect(try snapshots().map(\.rows) == [5, 4, 3])
  }

  @Test("The snapshot of a much larger database is retained after the database has shrunk")
  func smallDatabaseDoesNotReplaceSnapshots() async throws {
    try await like((1...20).map { "\($0)" }, onDay: 1)
    try await like(["21"], onDay: 2)
    let likes = DatabaseLikesRepository(database: try open())
    for number in 1...20 { try await likes.unlike(Photo.fixture("\(number)").id) }
    for number in 3...8 { try await like(["new \(number)"], onDay: Double(number)) }
    #expect(try snapshots().map(\.rows) == [6, 5, 4, 20])
  }

  @Test("The last snapshot before a recovery is retained")
  func recoveredDatabaseDoesNotReplaceSnapshots() async throws {
    try await like((1...200).map { "\($0)" }, onDay: 1)
    try await like(["201"], onDay: 2)
    try damage(table: "likedPhoto", at: store.path)
    for number in 3...9 { try await like(["new \(number)"], onDay: Double(number)) }
    #expect(try snapshots().count == 4)
    #expect(try snapshots().last?.rows == 200)
  }

  @Test("A snapshot with a date in the future counts as the oldest")
  func snapshotFromTheFutureIsTheOldest() async throws {
    try await like(["a"], onDay: 1)
    try await like(["b"], onDay: 4_000)
    for number in 2...6 { try await like(["\(number)"], onDay: Double(number)) }
    #expect(try snapshots().map(\.rows) == [6, 5, 4])
  }

  @Test("If a snapshot cannot be written, the new like is still stored")
  func failedSnapshotDoesNotStopWrites() async throws {
    try await like(["a"], onDay: 1)
    clock.date = Date(timeIntervalSince1970: 2 * day)
    let likes = DatabaseLikesRepository(database: try open())
    // The snapshot of one row and one insertion. A folder at its path prevents it from being written.
    let snapshot = "\(store.path).snapshot-\(DatabaseFiles.stamp(clock.date))-1-1"
    try FileManager.default.createDirectory(atPath: snapshot, withIntermediateDirectories: false)
    try await likes.like(.fixture("b"))
    #expect(try await likes.current() == ["b", "a"])
    #expect(try snapshots().isEmpty)

    try FileManager.default.removeItem(atPath: snapshot)
    try await DatabaseLikesRepository(database: try open()).like(.fixture("c"))
    #expect(try snapshots().map(\.rows) == [2], "the next process takes the snapshot that is still due")
  }

  @Test("A damaged database is not copied to a snapshot")
  func damagedDatabaseIsNotCopied() async throws {
    try await like((1...300).map { "\($0)" }, onDay: 1)
    clock.date = Date(timeIntervalSince1970: 2 * day)
    let database = try open()
    try await database.opened.get().writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    try damage(table: "likedPhoto", at: store.path)
    _ = try? await DatabaseMemoRepository(database: database).add(.fixture("a"))
    #expect(try snapshots().isEmpty)
    #expect(try !store.fileNames.contains { $0.contains(".part-") })
  }

  // MARK: Recovery

  @Test("Unreadable rows are taken from the snapshot, and the notice says which feature needed it")
  func missingRowsComeFromTheSnapshot() async throws {
    let all = (1...300).map { "\($0)" }
    try await like(all, onDay: 1)
    try await like(["301"], onDay: 2)
    try damage(table: "likedPhoto", at: store.path)
    let database = try open()
    let found = try await DatabaseLikesRepository(database: database).current()
    #expect(found == (all + ["301"]).reversed())
    guard case .recovered(_, let rows) = try #require(database.notices.first) else {
      Issue.record("the notice is \(database.notices)")
      return
    }
    #expect(rows.map(\.feature) == UserTables.all.map(\.feature))
    let likes = try #require(rows.first { $0.feature == "likes" })
    #expect(likes.count == 301 && !likes.isComplete && likes.snapshot == "1970-01-03" && likes.countFromSnapshot > 0)
    #expect(rows.filter { $0.feature != "likes" }.allSatisfy { $0.isComplete && $0.snapshot == nil })
    try database.close()
    #expect(try open().notices.isEmpty)
  }

  @Test("A row whose key is damaged counts as missing, and is taken from the snapshot")
  func damagedKeyIsDetected() async throws {
    try await like(["unusual-name", "b"], onDay: 1)
    try await like(["c"], onDay: 2)
    var file = try Data(contentsOf: URL(fileURLWithPath: store.path))
    let ranges = file.ranges(of: Data("demounusual-name".utf8))
    try #require(ranges.count == 2)
    // The file contains the photo's name in the table and in the index. Only the name in the table is followed by the
    // photo's width of 3000 pixels.
    let inTable = try #require(ranges.first { file[$0.upperBound] == UInt8(3000 >> 8) })
    file.replaceSubrange(inTable, with: Data("demounusual-nome".utf8))
    try file.write(to: URL(fileURLWithPath: store.path))
    let database = try open()
    #expect(try await DatabaseLikesRepository(database: database).current().contains("unusual-name"))
    guard case .recovered(_, let rows) = try #require(database.notices.first) else {
      Issue.record("the notice is \(database.notices)")
      return
    }
    #expect(rows.first { $0.feature == "likes" }?.isComplete == false)
  }

  @Test("A dropped table is restored from the snapshot")
  func droppedTableIsRestored() async throws {
    try await like(["a", "b"], onDay: 1)
    try await like(["c"], onDay: 2)
    try execute("DROP TABLE likedPhoto", at: store.path)
    #expect(try await DatabaseLikesRepository(database: try open()).current() == ["b", "a"])
  }

  @Test("A damaged snapshot is skipped")
  func damagedSnapshotIsSkipped() async throws {
    try await like(["a", "b"], onDay: 1)
    try await like(["c"], onDay: 2)
    try await like(["d"], onDay: 3)
    let newest = try #require(try snapshots().first)
    try Data(repeating: 0x5A, count: 30_000).write(to: URL(fileURLWithPath: newest.path))
    try Data(repeating: 0x5A, count: 30_000).write(to: URL(fileURLWithPath: store.path))
    #expect(try await DatabaseLikesRepository(database: try open()).current() == ["b", "a"])
  }

  @Test("Likes are added from a snapshot even if their sequence numbers are in use, and all likes are ordered by date")
  func placesInTheOrderAreNotKeys() async throws {
    try await like(["old 1", "old 2"], onDay: 1)
    try await like(["x"], onDay: 2)
    try execute(
      """
      DELETE FROM likedPhoto WHERE value <> 'x'; UPDATE likedPhoto SET sequence = 1;
      UPDATE sqlite_sequence SET seq = 1
      """, at: store.path)
    let database = try open()
    #expect(try await DatabaseLikesRepository(database: database).current() == ["x", "old 2", "old 1"])
  }

  // MARK: An older database

  @Test("An older copy in place of the database is detected, and missing rows are added from the newest snapshot")
  func olderCopyIsDetected() async throws {
    try await like(["a"], onDay: 1)
    let older = try Data(contentsOf: URL(fileURLWithPath: store.path))
    try await like(["b"], onDay: 1)
    try await like(["c"], onDay: 2)
    try older.write(to: URL(fileURLWithPath: store.path))
    let database = try open()
    #expect(try await DatabaseLikesRepository(database: database).current() == ["b", "a"])
    guard case .older(store.path, let rows) = try #require(database.notices.first) else {
      Issue.record("the notice is \(database.notices)")
      return
    }
    #expect(rows.first { $0.feature == "likes" }?.countFromSnapshot == 1)
    #expect(rows.allSatisfy { !$0.isComplete && $0.snapshot == "1970-01-03" })
    try database.close()
    #expect(try open().notices.isEmpty, "once")
  }

  @Test("A closed database is complete without its log")
  func closedDatabaseNeedsNoLog() async throws {
    try await like(["a"], onDay: 1)
    try FileManager.default.removeItem(atPath: store.path + "-wal")
    let database = try open()
    #expect(database.notices.isEmpty)
    #expect(try await DatabaseLikesRepository(database: database).current() == ["a"])
  }

  @Test("A lost log is detected even without a snapshot")
  func lostLogIsDetected() async throws {
    let folder = store.folder + "/killed"
    try await like(["a"], onDay: 1)
    let database = try open()
    try await DatabaseLikesRepository(database: database).like(.fixture("b"))
    // Copies the files that a killed process would leave.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for name in ["library.sqlite", "library.sqlite-use"] {
      try FileManager.default.copyItem(atPath: store.folder + "/" + name, toPath: folder + "/" + name)
    }
    let copy = UserDatabase(path: folder + "/library.sqlite")
    guard case .older = copy.notices.first else {
      Issue.record("the notices are \(copy.notices)")
      return
    }
    #expect(try await DatabaseLikesRepository(database: copy).current() == ["a"])
  }

  @Test("A removed or empty database file is restored from the newest snapshot", arguments: [true, false])
  func removedDatabaseIsRestored(isTruncated: Bool) async throws {
    try await like(["a", "b"], onDay: 1)
    try await like(["c"], onDay: 2)
    if isTruncated {
      try Data().write(to: URL(fileURLWithPath: store.path))
    } else {
      try FileManager.default.removeItem(atPath: store.path)
    }
    let database = try open()
    #expect(try await DatabaseLikesRepository(database: database).current() == ["b", "a"])
    #expect(database.notices.count == 1)
  }

  @Test("If the database file is empty, its rows are read from the log next to the file")
  func logOfAnEmptyDatabaseIsRead() async throws {
    let database = try open()
    try await DatabaseLikesRepository(database: database).like(.fixture("a"))
    let folder = store.folder + "/killed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: store.path + "-wal", toPath: folder + "/library.sqlite-wal")
    try Data().write(to: URL(fileURLWithPath: folder + "/library.sqlite"))
    let copy = UserDatabase(path: folder + "/library.sqlite")
    #expect(try await DatabaseLikesRepository(database: copy).current() == ["a"])
  }

  @Test("If a backup is copied over the database and the old log remains, the rows of the backup are preserved")
  func copiedBackupBesideAnOldLog() async throws {
    let database = try open()
    let likes = DatabaseLikesRepository(database: database)
    for number in 1...50 { try await likes.like(.fixture("\(number)")) }
    _ = try await DatabaseMemoRepository(database: database).add(.fixture("memo"))
    try database.close()
    let backup = try Data(contentsOf: URL(fileURLWithPath: store.path))
    let second = try open()
    for number in 1...50 { try await DatabaseLikesRepository(database: second).unlike(Photo.fixture("\(number)").id) }
    // Copies the log that a killed process would leave, and puts the backup in place of the database.
    let folder = store.folder + "/killed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: store.path + "-wal", toPath: folder + "/library.sqlite-wal")
    try backup.write(to: URL(fileURLWithPath: folder + "/library.sqlite"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/unrelated"))
    let copy = UserDatabase(path: folder + "/library.sqlite")
    let memos = try await DatabaseMemoRepository(database: copy).memos().current()
    #expect(memos.count == 1)
  }

  private func open() throws -> UserDatabase { try store.open { [clock] in clock.date } }

  private func like(_ values: [String], onDay number: Double) async throws {
    clock.date = Date(timeIntervalSince1970: number * day)
    let database = try open()
    for value in values { try await DatabaseLikesRepository(database: database).like(.fixture(value)) }
    try database.close()
  }

  private func snapshots() throws -> [UserSnapshots.Snapshot] {
    UserSnapshots(files: DatabaseFiles(path: store.path)).all(at: clock.date)
  }

  private func ids(in path: String) throws -> [String] {
    try DatabaseQueue(path: path, configuration: .readOnly).read {
      try String.fetchAll($0, sql: "SELECT value FROM likedPhoto ORDER BY sequence")
    }
  }
}
