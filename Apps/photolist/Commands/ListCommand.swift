import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist list`: lists the photos of the source's feed.
struct ListCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the photos of the source's feed.",
    discussion: """
      EXAMPLES:
        photolist list --page 2 --per-page 30
        photolist list --limit 100 --format ndjson
      """
  )

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(.editorial, list.range(app.settings))
  }
}
