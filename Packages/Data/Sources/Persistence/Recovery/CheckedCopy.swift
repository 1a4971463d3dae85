import Domain
import Foundation
import GRDB

/// A complete, checked copy of a database in one file.
///
/// The copy is written to a temporary file next to the destination, checked, synced and then renamed. After an error,
/// there is no new file at the destination.
struct CheckedCopy {
  let destination: String
  /// The pragma that checks the copy: `integrity_check`, or the faster `quick_check`.
  var check = "integrity_check"

  /// Copies the database as the current transaction of `source` sees it.
  ///
  /// - Throws: `RepositoryError.storage(.exists)` if the destination exists, and `.damaged` if the copy fails the
  ///   check.
  func write(_ source: Database) throws {
    guard !DatabaseFiles(path: destination).exists else { throw RepositoryError.storage(.exists(path: destination)) }
    let copy = DatabaseFiles(path: "\(destination).part-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    do {
      try copy.createFile()
    } catch {
      throw RepositoryError(error, path: copy.path).renaming(copy.path, destination)
    }
    defer { copy.remove() }
    do {
      let queue = try DatabaseQueue(path: copy.path).retainedUntilExit()
      defer { try? queue.close() }
      try queue.writeWithoutTransaction { db in
        // Syncing each write is unnecessary: the complete file is synced later, and an incomplete file is removed.
        try db.execute(sql: "PRAGMA synchronous = OFF")
        try source.backup(to: db)
        // SQLite can read a database in WAL mode only if the folder is writable.
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        guard try String.fetchOne(db, sql: "PRAGMA \(check)(1)") == "ok" else {
          throw RepositoryError.storage(.damaged(path: destination))
        }
      }
      try queue.close()
    } catch {
      throw RepositoryError(error, path: destination)
    }
    try publish(copy.path)
  }

  /// Gives the copy its final name, without replacing an existing file.
  private func publish(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, fsync(descriptor) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      throw RepositoryError.storage(DatabaseFiles.failure(path: destination))
    }
    close(descriptor)
    if link(path, destination) != 0 {
      // Some file systems do not support hard links.
      guard errno != EEXIST, access(destination, F_OK) != 0, rename(path, destination) == 0 else {
        throw RepositoryError.storage(DatabaseFiles.failure(path: destination))
      }
    }
    DatabaseFiles.syncFolder(of: destination)
  }
}

extension RepositoryError {
  /// Returns this error with `path` replaced by `other`.
  fileprivate func renaming(_ path: String, _ other: String) -> RepositoryError {
    switch self {
    case .storage(.full(path)): .storage(.full(path: other))
    case .storage(.notWritable(path)): .storage(.notWritable(path: other))
    default: self
    }
  }
}
