import AppSupport
import ArgumentParser
import Presentation

struct LikesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "likes",
    abstract: "List the photos that you like, or take them elsewhere.",
    discussion: """
      EXAMPLES:
        photolist likes                       newest first, of all sources
        photolist likes export likes.json
        photolist likes export - | ssh elsewhere photolist likes import -
      """,
    subcommands: [LikesListCommand.self, LikesExportCommand.self, LikesImportCommand.self],
    defaultSubcommand: LikesListCommand.self
  )
}

struct LikesListCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the photos that you like, newest first, of all sources."
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(app.likedPhotos().transform(input: .init()).photos)
  }
}
