import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist collection`: lists the photos of a collection.
struct CollectionCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "List the photos of a collection.",
    discussion: """
      EXAMPLES:
        photolist collection ID
        photolist collection ID --page 2 --per-page 30
      """
  )

  @Argument(help: "The collection's id, from 'photolist collections'.")
  var id: String

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(.collection(PhotoCollection.ID(id)), list.range(app.settings), about: id)
  }
}
