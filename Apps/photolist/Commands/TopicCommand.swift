import AppSupport
import ArgumentParser
import Domain
import Presentation

/// `photolist topic`: lists the photos of a topic.
struct TopicCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "topic",
    abstract: "List the photos of a topic.",
    discussion: """
      EXAMPLES:
        photolist topic alps
        photolist topic dunes --page 2 --format json
      """
  )

  @Argument(help: "The topic's slug, from 'photolist topics'.")
  var slug: String

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let feed = PhotoFeed.topic(Topic.Slug(slug))
    let viewModel = app.photoList(of: feed, title: slug, firstPage: paging.request(app.settings), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos, page: paging.page, about: slug)
  }
}
