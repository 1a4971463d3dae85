import AppSupport
import ArgumentParser
import Domain
import Persistence
import Presentation

/// `photolist likes import`: adds likes from a file.
struct LikesImportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add likes from an exported file.",
    discussion: """
      EXAMPLES:
        photolist likes import likes.json
        photolist likes import - < likes.json

      Photos that are already liked do not change. If one like cannot be imported, nothing is imported.
      """
  )

  @Argument(help: "The file to read, or - for standard input.", completion: .file())
  var file: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: StoreRoot) async throws {
    let bytes = try await readInput(file, strings: app.strings)
    let likes = try await app.attempt(about: file) { () throws(RepositoryError) in try LikesArchive.decode(bytes) }
    let count = try await app.attempt { () throws(RepositoryError) in try await app.likes.merge(likes) }
    app.console.print(app.strings.commands.likesImported(count, likes.count - count))
    try app.console.write(ConsoleResult(record: ["imported": count, "alreadyLiked": likes.count - count]))
  }
}
