import Domain
import Foundation
import GRDB

/// Replaces a damaged user database with a new one that has every readable row.
///
/// The new database is complete before the damaged one is moved, so an interruption loses nothing: the next opening
/// starts again or finishes the recovery.
struct UserDataRecovery {
  private static let suffix = "-recovered"

  let files: DatabaseFiles

  /// Recovers the database.
  ///
  /// - Parameter prepare: Creates the tables of the new database.
  func run(at date: Date, prepare: (DatabaseQueue) throws -> Void) throws -> DatabaseNotice {
    for leftover in try leftovers() { DatabaseFiles(path: leftover).remove() }
    let damaged = files.damagedPath(at: date)
    let new = DatabaseFiles(path: damaged + Self.suffix)
    new.create()
    do {
      let queue = try DatabaseQueue(path: new.path)
      defer { try? queue.close() }
      try prepare(queue)
      let rows = try transfer(to: queue)
      try queue.close()
      try files.move(to: damaged)
      try new.move(to: files.path)
      return .recovered(damaged: damaged, rows: rows)
    } catch {
      if files.exists { new.remove() }
      throw error
    }
  }

  /// Finishes a recovery that was interrupted after the damaged database was moved. Returns nil if there was none.
  func finish() throws -> DatabaseNotice? {
    guard let path = try leftovers().max() else { return nil }
    let damaged = String(path.dropLast(Self.suffix.count))
    let queue = try DatabaseQueue(path: path)
    // Without these tables, the file is left from a recovery that was interrupted earlier.
    guard let rows = try? queue.read({ try recovered(in: $0, lost: Set(UserTables.all.map(\.feature))) }) else {
      return nil
    }
    try queue.close()
    for suffix in ["-wal", "-shm"] { try DatabaseFiles(path: files.path + suffix).move(to: damaged + suffix) }
    try DatabaseFiles(path: path).move(to: files.path)
    return .recovered(damaged: damaged, rows: rows)
  }

  private func leftovers() throws -> [String] {
    let url = URL(fileURLWithPath: files.path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(url.lastPathComponent + ".damaged-") && $0.hasSuffix(Self.suffix) }
      .map { "\(folder)/\($0)" }
  }

  private func recovered(in db: Database, lost: Set<String>) throws -> [RecoveredRows] {
    try UserTables.all.map { feature in
      let count = try feature.tables.first.map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }
      return RecoveredRows(
        feature: feature.feature, count: count ?? 0, isComplete: !lost.contains(feature.feature))
    }
  }

  private func transfer(to new: DatabaseQueue) throws -> [RecoveredRows] {
    var configuration = Configuration()
    configuration.readonly = true
    let source = try ignoringDamage { try DatabaseQueue(path: files.path, configuration: configuration) }
    defer { try? source?.close() }
    return try new.write { db in
      var lost: Set<String> = []
      for feature in UserTables.all {
        for table in feature.tables {
          let isComplete = try source?.inDatabase { try copy(table, of: feature, from: $0, to: db) } ?? false
          if !isComplete { lost.insert(feature.feature) }
        }
      }
      return try recovered(in: db, lost: lost)
    }
  }

  /// Copies rows from the first one until a page cannot be read, and then from the last one backward.
  ///
  /// - Returns: Whether all rows were copied.
  private func copy(_ table: String, of feature: UserTables, from source: Database, to db: Database) throws -> Bool {
    guard try ignoringDamage({ try source.tableExists(table) }) == true else {
      let applied = try ignoringDamage { try String.fetchAll(source, sql: "SELECT identifier FROM grdb_migrations") }
      return applied.map { !$0.contains("\(feature.feature) 1") } ?? false
    }
    var isComplete = true
    var last: Int64?
    let reachedEnd: Void? = try ignoringDamage {
      let rows = try Row.fetchCursor(source, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid")
      while let row = try rows.next() {
        last = try row.decode(atIndex: 0)
        isComplete = try insert(row, into: table, in: db) && isComplete
      }
    }
    guard reachedEnd == nil else { return isComplete }
    _ = try ignoringDamage {
      let rows = try Row.fetchCursor(source, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid DESC")
      while let row = try rows.next(), try row.decode(Int64.self, atIndex: 0) != last {
        _ = try insert(row, into: table, in: db)
      }
    }
    return false
  }

  /// Inserts a row unless it violates a rule of its table.
  ///
  /// - Returns: Whether the row obeys the rules.
  private func insert(_ row: Row, into table: String, in db: Database) throws -> Bool {
    let columns = row.columnNames.dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
    let places = Array(repeating: "?", count: row.count - 1).joined(separator: ", ")
    do {
      try db.execute(
        sql: "INSERT INTO \(table) (\(columns)) VALUES (\(places)) ON CONFLICT DO NOTHING",
        arguments: StatementArguments(row.databaseValues.dropFirst()))
      return true
    } catch DatabaseError.SQLITE_CONSTRAINT, DatabaseError.SQLITE_MISMATCH {
      return false
    } catch {
      throw RepositoryError(error, path: files.path)
    }
  }

  /// Runs `body`. Returns nil if the damaged database cannot be read. A full disk is not damage.
  private func ignoringDamage<Value>(_ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch let error as DatabaseError where !error.meansFullDisk {
      return nil
    }
  }
}
