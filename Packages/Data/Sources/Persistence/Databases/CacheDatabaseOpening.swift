import Domain
import GRDB

/// Opens the cache, whatever state its file is in.
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
        try pool.erase()
        try pool.write(CacheSchema.rebuild)
      }
      return pool
    } catch {
      try? pool.close()
      throw error
    }
  }

  private static func inMemory() -> any DatabaseWriter {
    do {
      let queue = try DatabaseQueue()
      try queue.write(CacheSchema.rebuild)
      return queue
    } catch {
      fatalError("SQLite cannot create the cache's tables: \(error)")
    }
  }
}

/// The tables of the cache, and the version of all of them together.
enum CacheSchema {
  /// A checksum (FNV-1a) of all SQL that creates tables.
  static let version: Int32 = {
    var hash: UInt32 = 2_166_136_261
    for byte in CacheTables.all.flatMap({ Array($0.schema.description.utf8) }) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int32(bitPattern: hash)
  }()

  @Sendable static func isCurrent(_ db: Database) throws -> Bool {
    try Int32.fetchOne(db, sql: "PRAGMA user_version") == version
  }

  /// Replaces whatever is in the database by empty tables.
  @Sendable static func rebuild(_ db: Database) throws {
    // Virtual tables first, with whose removal the tables behind them go. Names in their order remove feeds before
    // their photos, which would each be taken out of them.
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
