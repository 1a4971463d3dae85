import Domain
import GRDB

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What it takes to open the store, whatever state its file is in.
struct DatabaseOpening {
  struct Opened {
    var pool: DatabasePool
    var notices: [DatabaseNotice] = []
    /// Why nothing can be written, if so.
    var refusal: StorageFailure?
  }

  let path: String
  let now: @Sendable () -> Date

  private var files: DatabaseFiles { DatabaseFiles(path: path) }

  func open() throws -> Opened {
    do {
      try files.createFolder()
    } catch {
      throw RepositoryError.storage(.notWritable(path: path))
    }
    return try files.alone {
      if files.isMarkedAsDamaged {
        return try repair()
      }
      do {
        return try withJournal(Opened(pool: try openForWriting()))
      } catch let error as DatabaseError where error.meansDamage {
        return try startAnew()
      } catch let error as DatabaseError {
        return try openForReading(becauseOf: error)
      }
    }
  }

  private func openForWriting() throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: Self.configuration)
    try pool.writeWithoutTransaction { db in
      try checkOwner(db)
      if try Schema.migrator.hasBeenSuperseded(db) {
        throw RepositoryError.storage(.newerVersion(path: path))
      }
    }
    try Schema.migrator.migrate(pool)
    return pool
  }

  /// Refuses a database that some other program made, before anything is written to it.
  private func checkOwner(_ db: Database) throws {
    let owner = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    let isEmpty = try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM sqlite_master)") ?? true
    guard owner == Schema.applicationID || isEmpty else {
      throw RepositoryError.storage(.other(reason: "\(path) is the database of another program"))
    }
  }

  private func openForReading(becauseOf error: DatabaseError) throws -> Opened {
    let failure = StorageFailure(error, path: path)
    let isFull = failure == .full(path: path)
    guard isFull || failure == .notWritable(path: path) else { throw error }
    guard let pool = try? DatabasePool(path: path, configuration: Self.readerConfiguration),
      (try? pool.read(Schema.migrator.hasCompletedMigrations)) == true
    else { throw error }
    return Opened(pool: pool, notices: [.readOnly(path: path, diskIsFull: isFull)], refusal: failure)
  }

  /// Damage was found earlier. It may have been healed since: by another process, or because the disk is well again.
  private func repair() throws -> Opened {
    if let aside = files.aside {
      do {
        return try takeOver(from: aside)
      } catch let error as DatabaseError where error.meansDamage {
        return try startAnew()
      }
    }
    if let pool = try? openForWriting() {
      // The quick one would not see that a row differs from what the indexes tell of it.
      let verdict = try? pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
      if verdict == "ok" {
        files.removeMark()
        return Opened(pool: pool)
      }
      try? pool.close()
    }
    return try startAnew()
  }

  private func startAnew() throws -> Opened {
    try takeOver(from: try files.markToSetAside(at: now()))
  }

  /// Begins a new store with what the damaged one had. The mark stays until all is on the disk: what is interrupted is
  /// done again at the next opening, and what is there then already stays as it is.
  private func takeOver(from aside: String) throws -> Opened {
    try files.setAside(to: aside)
    let pool = try openForWriting()
    let isComplete = try UserDataSalvage(from: aside).transfer(to: pool)
    let savedLikes = try LikesJournal(of: path).restore(into: pool)
    files.removeMark()
    return Opened(pool: pool, notices: [.setAside(path: aside, savedLikes: savedLikes, mayMissLikes: !isComplete)])
  }

  /// A store that was removed has its likes back; a store without a journal gets one, if it has likes.
  ///
  /// What was begun and never had a like is as good as removed: the journal beside it is of the store before.
  private func withJournal(_ opened: Opened) throws -> Opened {
    let journal = LikesJournal(of: path)
    let hadLikes = try opened.pool.writeWithoutTransaction { db in
      try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'likedPhoto')") == true
    }
    guard journal.exists != hadLikes else { return opened }
    var opened = opened
    if hadLikes {
      try opened.pool.write { journal.begin(in: $0) }
    } else {
      let count = try journal.restore(into: opened.pool)
      if count > 0 { opened.notices.append(.likesRestored(count: count)) }
    }
    return opened
  }

  static var readerConfiguration: Configuration {
    var configuration = configuration
    configuration.readonly = true
    return configuration
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }
}
