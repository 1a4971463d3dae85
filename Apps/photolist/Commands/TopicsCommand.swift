import ArgumentParser
import Presentation

struct TopicsCommand: PhotoCommand {
  static let configuration = CommandConfiguration(commandName: "topics", abstract: "List the topics of the source.")

  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.topicList().transform(input: .init())
    guard let listing = await output.topics.first(where: \.state.isSettled) else { return }
    if let failure = listing.state.failure { throw CommandFailure(failure) }
    try app.console.write(listing.items)
    if listing.items.isEmpty { app.console.note(listing.status) }
  }
}
