import AppSupport
import ArgumentParser
import Presentation
import Reactive

/// `photolist unlike`: removes a photo from the likes.
struct UnlikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlike",
    abstract: "Unlike a photo. Does nothing if the photo is not liked."
  )

  @Argument(help: "The photo's id, from 'photolist likes'.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.unlike(id)
  }
}
