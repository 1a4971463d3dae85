import AppSupport
import ArgumentParser
import Domain
import Persistence

/// `photolist backup`: copies the user's data to a file.
struct BackupCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy your likes, memos, friends and recent searches to a file.",
    discussion: """
      EXAMPLE:
        photolist backup ~/library-2024-05-01.sqlite

      photolist may be running during the backup. The file appears only after the copy was checked. To restore it, use
      'photolist restore'.
      """
  )

  @Argument(help: "The file to write. It must not exist.")
  var file: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError("Name the file to write.") }
  }

  @MainActor func run(_ app: StoreRoot) async throws {
    let path = file
    try await app.attempt { () throws(RepositoryError) in try await app.database.backUp(to: path) }
    try app.console.write(line: path)
  }
}
