import AppSupport
import ArgumentParser
import Presentation
import Reactive

/// `photolist like`: adds a photo to the likes.
struct LikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "like",
    abstract: "Like a photo. A photo that is already liked stays liked."
  )

  @Argument(help: "The photo's id, from 'photolist list' or another list.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.like(id)
  }
}
