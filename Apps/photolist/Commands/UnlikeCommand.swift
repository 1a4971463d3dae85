import AppSupport
import ArgumentParser
import Presentation
import Reactive

struct UnlikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlike",
    abstract: "Take a like back. What is not liked is no error."
  )

  @Argument(help: "The photo's id, as 'photolist likes' shows it.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.unlike(id)
  }
}
