import AppSupport
import ArgumentParser
import Domain
import Presentation
import Reactive

/// `photolist like`: adds photos to the likes.
struct LikeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "like",
    abstract: "Like photos. A photo that is already liked stays liked.",
    discussion: """
      EXAMPLES:
        photolist like ID
        photolist like https://unsplash.com/photos/SLUG --source unsplash
        photolist search dunes --format ndjson | photolist like -
      """
  )

  @OptionGroup var photos: PhotoArguments
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await photos.perform(on: app) { reference in
      let photo = app.photo(try await app.photoID(reference))
      let actions = app.photoActions(queue: app.downloadQueue())
      let output = actions.transform(input: .init(photo: photo, like: .just(())))
      let change = try await app.first(of: output.likeChanges, output.failures, about: reference.text)
      return change.map { ConsoleResult($0, on: app.console) }
    }
  }
}

extension ConsoleResult {
  /// Prints the message about a change, and creates the record of the change.
  @MainActor init(_ change: LikeChange, on console: Console) {
    console.print(change.text)
    self.init(record: [
      "id": change.id.value, "source": change.id.source.rawValue, "liked": change.isLiked,
      "changed": change.changedAnything,
    ])
  }
}
