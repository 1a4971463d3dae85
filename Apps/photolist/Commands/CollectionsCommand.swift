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
    guard let listing = await output.collections.first(where: \.isSettled) else { return }
    if let failure = listing.state.failure { throw CommandFailure(failure) }
    try app.console.write(listing.items)
    if listing.items.isEmpty {
      app.console.note(listing.status)
    } else if listing.state == .loaded {
      app.console.note("More with --page \(paging.page + 1).")
    }
  }
}
