import AppSupport
import ArgumentParser
import Domain
import Persistence

struct BackupCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the store into a file.",
    discussion: """
      EXAMPLE:
        photolist backup ~/photolist-2024-05-01.sqlite

      Likes, memos, searches and all that was seen, as they are at this moment; photolist may be running. To go back,
      put the file in the place that 'photolist cache info' names, while photolist is not running.
      """
  )

  @Argument(help: "The file to write; none may be there yet.")
  var file: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError("Which file is to be written?") }
  }

  @MainActor func run(_ app: StoreRoot) async throws {
    let path = file
    try await app.attempt { () throws(RepositoryError) in try await app.database.backUp(to: path) }
    try app.console.write(line: path)
  }
}
