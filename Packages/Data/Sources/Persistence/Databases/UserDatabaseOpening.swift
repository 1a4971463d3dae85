import Domain
import Foundation
import GRDB

/// Opens the user database. Checks the file, recovers a damaged file, and opens a file for reading if it cannot be
/// written.
struct UserDatabaseOpening {
  /// The application id in the file's header: "phli" in ASCII.
  static let applicationID: Int32 = 0x7068_6C69

  let files: DatabaseFiles
  let now: @Sendable () -> Date

  static var migrator: DatabaseMigrator {
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
      files.restoreTruncatedFile()
      let wasEmpty = files.isEmpty
      files.create()
      files.restrictAccess()
      let lock = files.use()
      // The number in the lock file is read before the database. Otherwise, another process could insert rows in
      // between, and these rows would seem to be missing in the database.
      let written = interrupted == nil ? lock?.number : nil
      do {
        let pool = try openForWriting(wasEmpty: wasEmpty)
        let missing = try addMissingRows(to: pool, written: written)
        return (connection(pool, lock: lock), [interrupted, missing].compactMap { $0 })
      } catch let error as DatabaseError where error.meansDamage {
        guard lock?.makeExclusive() != false else { throw RepositoryError.storage(.busy(path: files.path)) }
        let notice = try UserDataRecovery(files: files).run(at: now()) { try Self.prepare($0) }
        lock?.makeShared()
        return (connection(try openForWriting(wasEmpty: false), lock: lock), [notice])
      } catch let error as DatabaseError {
        let failure = StorageFailure(error, path: files.path)
        let isFull = failure == .full(path: files.path)
        guard isFull || failure == .notWritable(path: files.path) else { throw error }
        let reader = wasEmpty ? try Self.empty() : try openForReading(becauseOf: error)
        let connection = DatabaseConnection(reader, path: files.path, refusal: failure, lock: lock)
        return (connection, [.readOnly(path: files.path, diskIsFull: isFull)])
      }
    }
  }

  private func connection(_ pool: DatabasePool, lock: FileLock?) -> DatabaseConnection {
    lock?.number = try? pool.read(Self.insertions)
    return DatabaseConnection(pool, path: files.path, lock: lock)
  }

  private func openForWriting(wasEmpty: Bool) throws -> DatabasePool {
    if files.isReadOnly { throw DatabaseError(resultCode: .SQLITE_READONLY) }
    if !wasEmpty { try check() }
    let pool = try DatabasePool(path: files.path, configuration: DatabaseConnection.configuration)
    do {
      try Self.prepare(pool) { db in
        // Takes a snapshot before new migrations change the database.
        let snapshots = UserSnapshots(files: files)
        if !wasEmpty, snapshots.isDue(at: now()) { try? snapshots.take(db, at: now()) }
      }
      guard try pool.read(Self.hasAllTables) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      return pool
    } catch {
      try? pool.close()
      throw error
    }
  }

  /// Checks the database on a read-only connection, because closing a writable connection could write the log of a
  /// replaced file into the database.
  private func check() throws {
    let isIntact: Bool
    do {
      guard files.hasValidHeader else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
      let queue = try DatabaseQueue(path: files.path, configuration: .readOnly).retainedUntilExit()
      defer { try? queue.close() }
      isIntact = try queue.read { db in
        try Self.refuseForeign(db, path: files.path)
        return try Self.isIntact(db)
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      // The header or the schema is damaged.
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: error.message)
    }
    guard isIntact else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  /// Adds rows from the newest snapshot if the number of insertions in the lock file or in the name of a snapshot is
  /// larger than in the database. Returns nil if no rows are missing.
  private func addMissingRows(to pool: DatabasePool, written: Int64?) throws -> DatabaseNotice? {
    let found = try pool.read(Self.insertions)
    guard found < max(written ?? 0, UserSnapshots(files: files).insertions) else { return nil }
    let everything = Set(UserTables.all.map(\.feature))
    let rows = try pool.write { db in
      try UserDataRecovery.addingSnapshot(to: db, of: files, incomplete: everything, at: now())
    }
    return .older(path: files.path, rows: rows)
  }

  /// Creates missing tables. Throws if the database belongs to another program or to a newer version.
  ///
  /// - Parameter willMigrate: Called before the first migration of a database that has content.
  static func prepare(_ writer: any DatabaseWriter, willMigrate: (Database) throws -> Void = { _ in }) throws {
    let isCurrent = try writer.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master)") == true else {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        return false
      }
      try refuseForeign(db, path: writer.path)
      guard try db.tableExists("grdb_migrations") else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      if try migrator.hasCompletedMigrations(db) { return true }
      try willMigrate(db)
      return false
    }
    if !isCurrent { try migrator.migrate(writer) }
  }

  /// - Throws: `RepositoryError` if the database belongs to another program or to a newer version.
  static func refuseForeign(_ db: Database, path: String) throws {
    let applied = try db.tableExists("grdb_migrations") ? migrator.appliedIdentifiers(db) : []
    guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      let isEmpty = try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM sqlite_master)") == true
      // If the database has this program's migrations, only its application id is damaged.
      guard isEmpty || !applied.isDisjoint(with: migrator.migrations) else {
        throw RepositoryError.storage(.foreign(path: path))
      }
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    guard try !migrator.hasBeenSuperseded(db) else { throw RepositoryError.storage(.newerVersion(path: path)) }
  }

  /// Whether the database can be read without errors and has all tables of this version.
  static func isWhole(_ db: Database) throws -> Bool {
    try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID && isIntact(db) && hasAllTables(db)
  }

  static func isIntact(_ db: Database) throws -> Bool {
    try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok"
  }

  static func hasAllTables(_ db: Database) throws -> Bool {
    try UserTables.all.flatMap(\.tables).allSatisfy { try db.tableExists($0) }
  }

  /// Returns the number of rows that were ever inserted, including deleted rows. The number of insertions never
  /// decreases.
  static func insertions(_ db: Database) throws -> Int64 {
    guard try db.tableExists("sqlite_sequence") else { return 0 }
    // The limits prevent an overflow, because a damaged database may contain any number.
    let sql = "SELECT sum(min(max(CAST(seq AS INTEGER), 0), 1000000000000000)) FROM sqlite_sequence"
    return try Int64.fetchOne(db.cachedStatement(sql: sql)) ?? 0
  }

  /// Increases the number of insertions to at least `count`, so that the database is not mistaken for an older copy.
  static func raiseInsertions(to count: Int64, in db: Database) throws {
    let missing = try count - insertions(db)
    // Increases the highest key of the recent searches. Gaps in these keys are harmless, because the keys only define
    // the order of the searches.
    guard missing > 0, let table = UserTables.recentSearches.tables.first else { return }
    try db.execute(sql: "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?", arguments: [missing, table])
    if db.changesCount == 0 {
      try db.execute(sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table, missing])
    }
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
