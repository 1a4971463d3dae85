import ArgumentParser
import Presentation

struct ShowCommand: PhotoCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything that is known of a photo."
  )

  @Argument(help: "The photo's id, as the lists show it.")
  var id: String

  @OptionGroup var common: CommonOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.photoDetail(id).transform(input: .init())
    guard let detail = await output.photo.first(where: \.state.isSettled) else { return }
    if let failure = detail.state.failure { throw CommandFailure(failure, about: id) }
    try app.console.write(detail)
  }
}
