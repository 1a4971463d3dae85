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
        photolist list --format ndjson | head -3
      """
  )

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(of: .editorial, firstPage: paging.request(app.settings), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos, page: paging.page)
  }
}
