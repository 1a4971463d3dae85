import AppSupport
import ArgumentParser
import Domain
import Foundation
import Persistence
import Presentation

struct RestoreCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace your likes, memos, friends and recent searches with those of a backup.",
    discussion: """
      EXAMPLE:
        photolist restore ~/library-2024-05-01.sqlite

      The backup is checked first. The current data is saved in a file next to the database. The path of this file is
      printed, and 'photolist restore' can restore it. photolist may be running during the restore.
      """
  )

  @Argument(help: "A file that 'photolist backup' wrote.", completion: .file())
  var file: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError("Which file should be restored?") }
  }

  @MainActor func run(_ app: StoreRoot) async throws {
    let path = file
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandFailure(
        message: "\(path): Cannot read the file.", advice: "Check its name and its permissions.", status: .noSuchPhoto)
    }
    let saved = try await app.attempt { () throws(RepositoryError) in try await app.database.restore(from: path) }
    app.console.print(app.strings.commands.restored(path, saved))
  }
}
