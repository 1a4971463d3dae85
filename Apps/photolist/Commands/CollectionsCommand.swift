import ArgumentParser
import Domain
import Presentation

struct CollectionsCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "collections",
    abstract: "List the collections of the source."
  )

  @OptionGroup var paging: PagingOptions
  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.collectionList(firstPage: paging.request(app.settings)).transform(input: .init())
    guard let listState = await output.collections.first(where: \.isSettled) else { return }
    if let failure = listState.state.failure { throw CommandFailure(failure) }
    try app.console.write(listState.items)
    if listState.items.isEmpty {
      app.console.print(listState.status)
    } else if listState.state == .loaded {
      app.console.print(app.strings.commands.morePages(paging.page + 1))
    }
  }
}
