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
        photolist topic lakes
        photolist topic deserts --page 2 --format json
      """
  )

  @Argument(help: "The topic's slug, from 'photolist topics'.", completion: Completions.topics)
  var slug: String

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    do {
      try await app.write(.topic(Topic.Slug(slug)), list.range(app.settings), about: slug)
    } catch var failure as CommandFailure where failure.status == .noSuchPhoto {
      let topics = await app.topicList().transform(input: .init()).topics.first(where: \.isSettled)?.items ?? []
      if let nearest = slug.nearest(among: topics.map(\.topic.slug.rawValue)) {
        failure.advice = app.strings.arguments.didYouMean(nearest)
      }
      throw failure
    }
  }
}
