import ArgumentParser
import Domain
import Presentation

struct TopicsCommand: PhotoCommand {
  static let configuration = CommandConfiguration(commandName: "topics", abstract: "List the topics of the source.")

  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.topicList(order: .freshFirst).transform(input: .init())
    guard let listing = await output.topics.first(where: \.isSettled) else { return }
    if let failure = listing.state.failure { throw CommandFailure(failure) }
    try app.console.write(listing.items)
    if listing.items.isEmpty { app.console.note(listing.status) }
    if !listing.age.isEmpty { app.console.note(listing.age) }
  }
}
