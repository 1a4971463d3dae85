public import Domain
import Foundation
import GRDB

// Backups of the user database, and their restoration.
extension UserDatabase {
  /// Copies the database to a new file. Other processes may write during the copy. The new file appears only after the
  /// copy was checked.
  ///
  /// - Throws: `RepositoryError.storage(.exists)` if the file exists. After any error, there is no new file.
  public func backUp(to destination: String) async throws(RepositoryError) {
    let connection = try current()
    do {
      try await connection.writer.read { try CheckedCopy(destination: destination).write($0) }
    } catch {
      throw RepositoryError(error, path: destination)
    }
  }

  /// Replaces the contents of the database with a backup. Other processes see the change as a single commit.
  ///
  ///     let saved = try await database.restore(from: "library-2024-05-01.sqlite")
  ///
  /// - Returns: The path of a copy of the replaced contents; nil if the database was empty.
  /// - Throws: `RepositoryError.storage(.damaged)` if the backup is damaged. After an error, the contents are unchanged.
  @discardableResult
  public func restore(from backup: String) async throws(RepositoryError) -> String? {
    let connection = try current()
    if let refusal = connection.refusal { throw .storage(refusal) }
    let date = now()
    do {
      return try await connection.writer.writeWithoutTransaction { [path] db in
        try UserDataRestore(files: DatabaseFiles(path: path), backup: backup).run(
          in: db, reader: connection.writer, at: date)
      }
    } catch {
      throw RepositoryError(error, path: path)
    }
  }
}
