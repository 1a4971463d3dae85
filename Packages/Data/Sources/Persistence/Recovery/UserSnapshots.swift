import Foundation
import GRDB

/// The daily snapshots of the user database, stored in files next to the database.
///
/// The name of a snapshot contains the date, the number of rows, and the number of insertions so far, as in
/// `library.sqlite.snapshot-20240501T093000Z-312-340`.
struct UserSnapshots {
  struct Snapshot: Equatable {
    let path: String
    let stamp: String
    let rows: Int
    let insertions: Int64

    /// The date in UTC, in the format "2024-05-01".
    var day: String { "\(stamp.prefix(4))-\(stamp.dropFirst(4).prefix(2))-\(stamp.dropFirst(6).prefix(2))" }
  }

  /// How many of the newest snapshots are retained. `retained(of:)` also retains some older snapshots.
  static let count = 3
  private static let infix = ".snapshot-"

  let files: DatabaseFiles

  /// The snapshots, newest first. Snapshots with a date in the future come last, because the clock was wrong when these
  /// snapshots were taken.
  func all(at date: Date) -> [Snapshot] {
    let now = DatabaseFiles.stamp(date)
    return files.neighbors(Self.infix).compactMap { name in
      let parts = name.split(separator: "-")
      guard parts.count == 3, parts[0].count == now.count, let rows = Int(parts[1]), let insertions = Int64(parts[2])
      else { return nil }
      return Snapshot(
        path: files.path + Self.infix + name, stamp: String(parts[0]), rows: rows, insertions: insertions)
    }
    .sorted { ($0.stamp <= now ? 1 : 0, $0.stamp, $0.path) > ($1.stamp <= now ? 1 : 0, $1.stamp, $1.path) }
  }

  /// The largest number of insertions in any snapshot.
  var insertions: Int64 { all(at: .distantFuture).map(\.insertions).max() ?? 0 }

  /// Whether there is no snapshot of this day yet.
  func isDue(at date: Date) -> Bool {
    let today = DatabaseFiles.stamp(date).prefix(8)
    return !all(at: date).contains { $0.stamp.hasPrefix(today) }
  }

  /// Takes a snapshot unless the database is empty, and removes old snapshots.
  func take(_ db: Database, at date: Date) throws {
    let rows = try Self.rowCount(in: db)
    guard rows > 0 else { return }
    for name in files.neighbors(Self.infix) where name.contains(".part-") {
      DatabaseFiles(path: files.path + Self.infix + name).remove()
    }
    let insertions = try UserDatabaseOpening.insertions(db)
    let path = "\(files.path)\(Self.infix)\(DatabaseFiles.stamp(date))-\(rows)-\(insertions)"
    try CheckedCopy(destination: path, check: "quick_check").write(db)
    let all = all(at: date)
    let retained = retained(of: all)
    for snapshot in all where !retained.contains(snapshot) { unlink(snapshot.path) }
  }

  /// Calls `body` with the newest snapshot that is an intact user database. Returns nil if no snapshot is intact.
  func newest<Value>(at date: Date, _ body: (Database, Snapshot) throws -> Value) throws -> Value? {
    for snapshot in all(at: date) {
      guard let queue = try? DatabaseQueue(path: snapshot.path, configuration: .readOnly).retainedUntilExit() else {
        continue
      }
      defer { try? queue.close() }
      guard (try? queue.read(UserDatabaseOpening.isWhole)) == true else { continue }
      return try queue.read { try body($0, snapshot) }
    }
    return nil
  }

  static func rowCount(in db: Database) throws -> Int {
    try UserTables.all.flatMap(\.tables).reduce(0) { sum, table in
      guard try db.tableExists(table) else { return sum }
      return try sum + (Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
    }
  }

  /// Returns the snapshots to retain: the newest `count` snapshots, and the newest snapshot before the last recovery.
  /// Also retains the snapshot with the most rows if it has more than twice as many rows as the newest snapshot.
  private func retained(of snapshots: [Snapshot]) -> [Snapshot] {
    var retained = Array(snapshots.prefix(Self.count))
    if let recovery = files.neighbors(".damaged-").map({ $0.prefix(16) }).max() {
      retained += snapshots.first { $0.stamp < recovery }.map { [$0] } ?? []
    }
    if let newest = snapshots.first, let largest = snapshots.max(by: { $0.rows < $1.rows }),
      largest.rows > 2 * newest.rows
    {
      retained.append(largest)
    }
    return retained
  }
}

extension Configuration {
  /// The configuration of a read-only connection.
  static var readOnly: Configuration {
    var configuration = DatabaseConnection.configuration
    configuration.readonly = true
    return configuration
  }
}
