import AppSupport
import ArgumentParser
import Domain
import Persistence
import Presentation

/// `photolist backup`: copies the user's data to a file.
struct BackupCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy your likes, memos, friends and recent searches to a file.",
    discussion: """
      EXAMPLES:
        photolist backup ~/library-2024-05-01.sqlite

      photolist may be running during the backup. The file is created only after the copy was checked. To restore
      the backup, use 'photolist restore'.
      """
  )

  @Argument(help: "The file to write. It must not exist.", completion: .file())
  var file: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError(Strings.program.usage.nameFileToWrite) }
  }

  @MainActor func run(_ app: StoreRoot) async throws {
    let path = file
    try await app.attempt { () throws(RepositoryError) in try await app.database.backUp(to: path) }
    try app.console.write(ConsoleResult(line: path, record: ["path": path]))
  }
}
