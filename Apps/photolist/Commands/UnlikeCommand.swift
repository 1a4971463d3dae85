import AppSupport
import ArgumentParser
import Domain
import Presentation
import Reactive

/// `photolist unlike`: removes photos from the likes.
struct UnlikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlike",
    abstract: "Unlike photos. A photo that is not liked does not change.",
    discussion: """
      EXAMPLES:
        photolist unlike ID
        photolist likes --format ndjson | photolist unlike -
      """
  )

  @OptionGroup var photos: PhotoArguments
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app) { reference in
      let output = app.likedPhotos().transform(input: .init(unlikeNamed: .just(reference)))
      let change = try await app.first(of: output.likeChanges, output.failures, about: reference.text)
      return change.map { ConsoleResult($0, on: app.console) }
    }
  }
}
