import ArgumentParser
import Domain
import Presentation

struct TopicsCommand: PhotoCommand {
  static let configuration = CommandConfiguration(commandName: "topics", abstract: "List the topics of the source.")

  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.topicList(policy: .networkFirst).transform(input: .init())
    guard let listState = await output.topics.first(where: \.isSettled) else { return }
    if let failure = listState.state.failure { throw CommandFailure(failure) }
    try app.console.write(listState.items)
    if listState.items.isEmpty { app.console.print(listState.status) }
    if !listState.age.isEmpty { app.console.print(listState.age) }
  }
}
