import Domain
import Foundation
import GRDB

/// Replaces the contents of the user database with the contents of a backup.
struct UserDataRestore {
  /// Added to the number of insertions, because other processes may insert rows while the backup is copied.
  private static let insertionsMeanwhile: Int64 = 1_000_000

  let files: DatabaseFiles
  let backup: String

  /// Restores the backup in one commit of `live`, which must not be in a transaction.
  ///
  /// - Parameter reader: A connection that reads the contents to be replaced.
  /// - Returns: The path of a copy of the replaced contents; nil if the database was empty.
  func run(in live: Database, reader: any DatabaseReader, at date: Date) throws -> String? {
    let copy = DatabaseFiles(path: "\(files.path).restore-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    defer { copy.remove() }
    try readBackup { try CheckedCopy(destination: copy.path).write($0) }
    let queue = try DatabaseQueue(path: copy.path)
    defer { try? queue.close() }
    try prepare(queue, for: live)
    return try replace(live, with: queue, reader: reader, at: date)
  }

  private func readBackup(_ body: (Database) throws -> Void) throws {
    guard DatabaseFiles(path: backup).identity != nil else {
      throw RepositoryError.storage(.missing(path: backup))
    }
    do {
      try DatabaseConnection.openReadOnly(path: backup).read { db in
        try UserDatabaseOpening.refuseForeign(db, path: backup)
        try body(db)
      }
    } catch let error as DatabaseError where error.meansDamage || error.resultCode == .SQLITE_ERROR {
      throw RepositoryError.storage(.damaged(path: backup))
    } catch RepositoryError.storage(.damaged) {
      throw RepositoryError.storage(.damaged(path: backup))
    }
  }

  /// Migrates the copy of the backup to the current schema, and gives the copy the page size of `live`.
  private func prepare(_ copy: DatabaseQueue, for live: Database) throws {
    do {
      try UserDatabaseOpening.prepare(copy)
      try copy.writeWithoutTransaction { db in
        guard try UserDatabaseOpening.hasAllTables(db) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        let insertions = try UserDatabaseOpening.insertions(live) + Self.insertionsMeanwhile
        try UserDatabaseOpening.raiseInsertions(
          to: max(insertions, UserSnapshots(files: files).insertions), in: db)
        let size = try Int.fetchOne(live, sql: "PRAGMA page_size") ?? 4096
        if try Int.fetchOne(db, sql: "PRAGMA page_size") != size {
          try db.execute(sql: "PRAGMA page_size = \(size); VACUUM")
        }
      }
    } catch let error as DatabaseError where error.meansDamage || error.resultCode == .SQLITE_ERROR {
      throw RepositoryError.storage(.damaged(path: backup))
    }
  }

  private func replace(
    _ live: Database, with copy: DatabaseQueue, reader: any DatabaseReader, at date: Date
  ) throws -> String? {
    var saved: String?
    var isLocked = false
    try copy.inDatabase { source in
      // Writing the first page locks the database for other writers. Because of this lock, no process can write after
      // the old contents are saved and before the new contents are restored.
      try source.backup(to: live, pagesPerStep: 1) { _ in
        guard !isLocked else { return }
        isLocked = true
        saved = try save(reader, at: date)
      }
    }
    // The empty commit notifies the observations.
    try live.inTransaction(.deferred) {
      try live.notifyChanges(in: .fullDatabase)
      return .commit
    }
    return saved
  }

  private func save(_ reader: any DatabaseReader, at date: Date) throws -> String? {
    try reader.read { db in
      guard try UserSnapshots.rowCount(in: db) > 0 else { return nil }
      let path = files.unusedPath("before-restore", at: date)
      try CheckedCopy(destination: path).write(db)
      return path
    }
  }
}
