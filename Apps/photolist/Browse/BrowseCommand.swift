import ArgumentParser
import Domain
import Presentation

struct BrowseCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse, search, like and save photos (the default on a terminal)."
  )

  @OptionGroup var paging: PagingOptions
  @OptionGroup var common: CommonOptions

  /// Without a terminal to ask and to answer, there is nobody who browses: the feed is listed.
  @MainActor func run(_ app: CompositionRoot) async throws {
    guard app.console.isInteractive else {
      let viewModel = app.photoList(of: .editorial, firstPage: paging.request(app.settings))
      return try await app.write(viewModel.transform(input: .init()).photos, page: paging.page)
    }
    try await Browser(app, firstPage: paging.request(app.settings)).run()
  }
}
