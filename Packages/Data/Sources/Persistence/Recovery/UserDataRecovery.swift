import Domain
import Foundation
import GRDB

/// Replaces a damaged user database with a new database, which contains every readable row, and the missing rows from a
/// snapshot.
///
/// The damaged database is moved only after the new database is complete. If the recovery is interrupted, it is
/// repeated or finished when the database is next opened.
struct UserDataRecovery {
  private static let suffix = "-recovered"

  let files: DatabaseFiles

  /// Recovers the database.
  ///
  /// - Parameter prepare: A function that creates the tables of the new database.
  func run(at date: Date, prepare: (DatabaseQueue) throws -> Void) throws -> DatabaseNotice {
    for leftover in leftovers() { DatabaseFiles(path: leftover).remove() }
    let damaged = files.damagedPath(at: date)
    let new = DatabaseFiles(path: damaged + Self.suffix)
    new.create()
    do {
      let queue = try DatabaseQueue(path: new.path)
      defer { try? queue.close() }
      try prepare(queue)
      let rows = try transfer(to: queue, at: date)
      try queue.close()
      try files.move(to: damaged)
      try new.move(to: files.path)
      return .recovered(damaged: damaged, rows: rows)
    } catch {
      if files.exists { new.remove() }
      throw error
    }
  }

  /// Finishes a recovery that was interrupted after the damaged database was moved. Returns nil if no recovery was
  /// interrupted.
  func finish() throws -> DatabaseNotice? {
    guard let path = leftovers().max() else { return nil }
    let damaged = String(path.dropLast(Self.suffix.count))
    let queue = try DatabaseQueue(path: path)
    // A file without the tables is left over from a recovery that was interrupted before the tables were created.
    guard let rows = try? queue.read({ try RecoveredRows.all(in: $0, incomplete: Set(UserTables.all.map(\.feature))) })
    else { return nil }
    try queue.close()
    for suffix in ["-wal", "-shm"] { try DatabaseFiles(path: files.path + suffix).move(to: damaged + suffix) }
    try DatabaseFiles(path: path).move(to: files.path)
    return .recovered(damaged: damaged, rows: rows)
  }

  private func leftovers() -> [String] {
    files.neighbors(".damaged-").filter { $0.hasSuffix(Self.suffix) }.map { "\(files.path).damaged-\($0)" }
  }

  private func transfer(to new: DatabaseQueue, at date: Date) throws -> [RecoveredRows] {
    let incomplete = try new.write { db in
      let copy = RowCopy(target: db, path: files.path)
      // If the database is intact without the log, the log belongs to a newer database, which was replaced by this
      // older file.
      if !files.hasNoLog, try read(files.immutableAddress, UserDatabaseOpening.isWhole) == true {
        for path in [files.immutableAddress, files.path] {
          _ = try read(path) { try copy.features(UserTables.all, from: $0) }
        }
        return Self.everything
      }
      let incomplete = try read(files.path) { try copy.features(UserTables.all, from: $0) } ?? Self.everything
      if !incomplete.isEmpty, !files.hasNoLog {
        // Without the log, SQLite reads earlier versions of some pages, which may be intact.
        _ = try read(files.immutableAddress) { db in
          try copy.features(UserTables.all.filter { incomplete.contains($0.feature) }, from: db)
        }
      }
      return incomplete
    }
    return try new.write { try UserDataRecovery.addingSnapshot(to: $0, of: files, incomplete: incomplete, at: date) }
  }

  private static let everything = Set(UserTables.all.map(\.feature))

  /// Adds the missing rows of incomplete features from the newest snapshot.
  static func addingSnapshot(
    to db: Database, of files: DatabaseFiles, incomplete: Set<String>, at date: Date
  ) throws -> [RecoveredRows] {
    let snapshots = UserSnapshots(files: files)
    let features = UserTables.all.filter { incomplete.contains($0.feature) }
    let before = try RecoveredRows.all(in: db, incomplete: incomplete)
    let copy = RowCopy(target: db, path: files.path)
    var day: String?
    if !features.isEmpty {
      day = try snapshots.newest(at: date) { snapshot, found in
        _ = try copy.features(features, from: snapshot)
        return found.day
      }
    }
    try copy.restoreOrder()
    // If a snapshot recorded more insertions than the database, the next opening would treat the database as out of
    // date.
    try UserDatabaseOpening.raiseInsertions(to: snapshots.insertions, in: db)
    return zip(before, try RecoveredRows.all(in: db, incomplete: incomplete)).map { before, after in
      var rows = after
      rows.countFromSnapshot = after.count - before.count
      rows.snapshot = incomplete.contains(rows.feature) ? day : nil
      return rows
    }
  }

  /// Opens a damaged database and calls `body` with it. Returns nil if the database cannot be opened or `body` cannot
  /// read it.
  private func read<Value>(_ path: String, _ body: (Database) throws -> Value) throws -> Value? {
    try ignoringDamage {
      let queue = try DatabaseQueue(path: path, configuration: .readOnly)
      defer { try? queue.close() }
      return try queue.inDatabase(body)
    }
  }
}

extension RecoveredRows {
  /// Counts the rows of every feature.
  static func all(in db: Database, incomplete: Set<String>) throws -> [RecoveredRows] {
    try UserTables.all.map { feature in
      let count = try feature.tables.first.map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }
      return RecoveredRows(
        feature: feature.feature, count: count ?? 0, isComplete: !incomplete.contains(feature.feature))
    }
  }
}

/// Runs `body`. Returns nil if `body` throws a `DatabaseError`, because the database is probably damaged. Rethrows
/// other errors, and the `DatabaseError` for a full disk.
func ignoringDamage<Value>(_ body: () throws -> Value) throws -> Value? {
  do {
    return try body()
  } catch let error as DatabaseError where !error.meansFullDisk {
    return nil
  }
}
