import AppSupport
import ArgumentParser
import Presentation

/// `photolist likes`: lists, exports and imports likes.
struct LikesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "likes",
    abstract: "List, export or import the photos that you like.",
    discussion: """
      EXAMPLES:
        photolist likes                       from all sources, newest first
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
    abstract: "List the photos that you like from all sources, newest first.",
    discussion: """
      EXAMPLES:
        photolist likes list
        photolist likes --limit 10 --format json
      """
  )

  @OptionGroup var limit: LimitOption
  @OptionGroup var options: PhotolistOptions
  @OptionGroup var unknown: UnknownCommand<LikesCommand>

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(app.likedPhotos(limit: limit.limit).transform(input: .init()).photos, rows: \.loaded)
  }
}
