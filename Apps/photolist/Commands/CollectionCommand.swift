import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist collection`: lists the photos of a collection.
struct CollectionCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "List the photos of a collection."
  )

  @Argument(help: "The collection's id, from 'photolist collections'.")
  var id: String

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(
      of: .collection(PhotoCollection.ID(id)), title: id, firstPage: paging.request(app.settings), policy: .networkFirst
    )
    try await app.write(viewModel.transform(input: .init()).photos, page: paging.page, about: id)
  }
}
