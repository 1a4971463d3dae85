import AppSupport
import ArgumentParser
import Domain
import Foundation
import Persistence
import Presentation

/// `photolist restore`: replaces the user's data with a backup.
struct RestoreCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace your likes, memos, friends and recent searches with those of a backup.",
    discussion: """
      EXAMPLES:
        photolist restore ~/library-2024-05-01.sqlite

      The backup is checked first. The current data is saved in a file next to the database, and the path of this file
      is printed. To undo the restore, restore this file. photolist may be running during the restore.
      """
  )

  @Argument(help: "A file that 'photolist backup' wrote.", completion: .file())
  var file: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError(Strings.program.usage.nameFileToRestore) }
  }

  @MainActor func run(_ app: StoreRoot) async throws {
    let path = file
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandFailure(unreadable: path, strings: app.strings)
    }
    let saved = try await app.attempt { () throws(RepositoryError) in
      do throws(RepositoryError) {
        return try await app.database.restore(from: path)
      } catch .storage(.damaged(path)), .storage(.foreign(path)) {
        throw .malformed(reason: .notABackup(path: path))
      }
    }
    app.console.print(app.strings.commands.restored(path, saved))
    try app.console.write(ConsoleResult(record: ["path": path, "previousData": saved]))
  }
}
