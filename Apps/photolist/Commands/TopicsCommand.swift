import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

/// `photolist topics`: lists the source's topics.
struct TopicsCommand: AppCommand {
  static let configuration = CommandConfiguration(commandName: "topics", abstract: "List the topics of the source.")

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.topicList(policy: .networkFirst).transform(input: .init())
    try await app.write(output.topics, rows: { $0 })
  }
}

extension TopicItem: ConsoleRow {
  static var columns: [TextTable.Column] {
    [.init(StyledText("SLUG", .bold)), .init(StyledText("TITLE", .bold), shrinks: true), .init("")]
  }

  var cells: [StyledText] {
    [
      StyledText(topic.slug.rawValue.printable(), Style.plain.colored(.cyan)), StyledText(title.printable()),
      StyledText(count, .dim),
    ]
  }

  var record: JSONObject {
    [
      "id": topic.id.rawValue, "slug": topic.slug.rawValue, "title": topic.title, "description": topic.description,
      "photos": topic.totalPhotos,
    ]
  }
}
