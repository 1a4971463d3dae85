import Domain
import Foundation
import GRDB

/// Opens the user database. Recovers a damaged one, and falls back to reading only.
struct UserDatabaseOpening {
  /// The application id in the file: "phli" in ASCII.
  static let applicationID: Int32 = 0x7068_6C69

  let files: DatabaseFiles
  let now: @Sendable () -> Date

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for feature in UserTables.all {
      for (version, sql) in zip(1..., feature.migrations) {
        migrator.registerMigration("\(feature.feature) \(version)") { try $0.execute(sql: sql.description) }
      }
    }
    return migrator
  }

  func open() throws -> (DatabaseConnection, notices: [DatabaseNotice]) {
    try files.whileNoneOpens {
      let interrupted = files.exists ? nil : try UserDataRecovery(files: files).finish()
      let wasEmpty = files.isEmpty
      files.create()
      let lock = files.use()
      func connection(_ writer: any DatabaseWriter, refusal: StorageFailure? = nil) -> DatabaseConnection {
        DatabaseConnection(writer, path: files.path, refusal: refusal, lock: lock)
      }
      do {
        return (connection(try openForWriting()), interrupted.map { [$0] } ?? [])
      } catch let error as DatabaseError where error.meansDamage {
        guard lock?.makeExclusive() != false else { throw RepositoryError.storage(.busy(path: files.path)) }
        let notice = try UserDataRecovery(files: files).run(at: now()) { try Self.prepare($0) }
        lock?.makeShared()
        return (connection(try openForWriting()), [notice])
      } catch let error as DatabaseError {
        let failure = StorageFailure(error, path: files.path)
        let isFull = failure == .full(path: files.path)
        guard isFull || failure == .notWritable(path: files.path) else { throw error }
        let reader = wasEmpty ? try Self.empty() : try openForReading(becauseOf: error)
        return (connection(reader, refusal: failure), [.readOnly(path: files.path, diskIsFull: isFull)])
      }
    }
  }

  private func openForWriting() throws -> DatabasePool {
    let pool = try DatabasePool(path: files.path, configuration: DatabaseConnection.configuration)
    do {
      try Self.prepare(pool)
      let isWhole = try pool.writeWithoutTransaction { db in
        try UserTables.all.flatMap(\.tables).allSatisfy { try db.tableExists($0) }
          && String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok"
      }
      guard isWhole else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      return pool
    } catch {
      try? pool.close()
      throw error
    }
  }

  /// Creates missing tables. Refuses a database of another program or of a newer version.
  private static func prepare(_ writer: any DatabaseWriter) throws {
    try writer.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master)") == true {
        guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
          throw RepositoryError.storage(.other(reason: "\(writer.path) is the database of another program"))
        }
        guard try db.tableExists("grdb_migrations") else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        guard try !migrator.hasBeenSuperseded(db) else {
          throw RepositoryError.storage(.newerVersion(path: writer.path))
        }
      } else {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      }
    }
    try migrator.migrate(writer)
  }

  private func openForReading(becauseOf error: DatabaseError) throws -> any DatabaseWriter {
    guard let reader = try? DatabaseConnection.openReadOnly(path: files.path),
      (try? reader.read(Self.migrator.hasCompletedMigrations)) == true
    else { throw error }
    return reader
  }

  private static func empty() throws -> any DatabaseWriter {
    let queue = try DatabaseQueue()
    try migrator.migrate(queue)
    return queue
  }
}
