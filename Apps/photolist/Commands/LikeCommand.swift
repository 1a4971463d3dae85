import AppSupport
import ArgumentParser
import Presentation
import Reactive

struct LikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "like",
    abstract: "Keep a photo among your likes. Liking twice changes nothing."
  )

  @Argument(help: "The photo's id, as the lists show it.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.like(id)
  }
}
