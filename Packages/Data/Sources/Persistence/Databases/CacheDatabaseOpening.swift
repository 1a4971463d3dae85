import Domain
import GRDB

/// Opens the cache for writing. If the file cannot be written, it is opened for reading. If the file cannot be opened,
/// the cache is in memory.
struct CacheDatabaseOpening {
  let files: DatabaseFiles

  func open() -> DatabaseConnection {
    files.whileNoneOpens {
      files.create()
      let lock = files.use()
      do {
        return DatabaseConnection(try openForWriting(lock), path: files.path, lock: lock)
      } catch let error as DatabaseError where !error.meansDamage {
        if let reader = try? DatabaseConnection.openReadOnly(path: files.path),
          (try? reader.read(CacheSchema.isCurrent)) == true
        {
          let refusal = StorageFailure(error, path: files.path)
          return DatabaseConnection(reader, path: files.path, refusal: refusal, lock: lock)
        }
      } catch {}
      return DatabaseConnection(Self.inMemory(), path: files.path)
    }
  }

  private func openForWriting(_ lock: FileLock?) throws -> DatabasePool {
    do {
      return try openWhole()
    } catch let error as DatabaseError where error.meansDamage && lock?.makeExclusive() != false {
      files.remove()
      files.create()
      lock?.makeShared()
      return try openWhole()
    }
  }

  private func openWhole() throws -> DatabasePool {
    let pool = try DatabasePool(path: files.path, configuration: DatabaseConnection.configuration)
    do {
      if try !pool.read(CacheSchema.isCurrent) {
        // Erases the database without GRDB's `erase()`, because `erase()` frees a connection; see
        // `retainedUntilExit()`.
        let empty = try DatabaseQueue().retainedUntilExit()
        try empty.backup(to: pool)
        try empty.close()
        try pool.write(CacheSchema.rebuild)
      }
      return pool
    } catch {
      try? pool.close()
      throw error
    }
  }

  static func inMemory() -> any DatabaseWriter {
    do {
      let queue = try DatabaseQueue()
      try queue.write(CacheSchema.rebuild)
      return queue
    } catch {
      fatalError("SQLite cannot create the tables of the cache: \(error)")
    }
  }
}

/// The tables of the cache and their version.
enum CacheSchema {
  /// The version of the schema: a checksum (FNV-1a) of the SQL that creates the tables.
  static let version: Int32 = {
    var hash: UInt32 = 2_166_136_261
    for byte in CacheTables.all.flatMap({ Array($0.schema.description.utf8) }) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int32(bitPattern: hash)
  }()

  /// Whether the database has this version of the schema and all tables.
  @Sendable static func isCurrent(_ db: Database) throws -> Bool {
    guard try Int32.fetchOne(db, sql: "PRAGMA user_version") == version else { return false }
    return try CacheTables.all.flatMap(\.tables).allSatisfy { try db.tableExists($0) }
  }

  /// Replaces the contents of the database with empty tables.
  @Sendable static func rebuild(_ db: Database) throws {
    // Removes virtual tables first, together with their internal tables. The other tables are removed in alphabetical
    // order: `feedEntry` comes before `photo`, so SQLite need not delete the feed entries of each photo.
    let tables = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'
        ORDER BY sql NOT LIKE 'CREATE VIRTUAL %', name
        """)
    for table in tables { try db.execute(sql: "DROP TABLE IF EXISTS \"\(table)\"") }
    for feature in CacheTables.all { try db.execute(sql: feature.schema.description) }
    try db.execute(sql: "PRAGMA user_version = \(version)")
  }
}
