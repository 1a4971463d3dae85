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

  var record: TopicRecord { TopicRecord(topic: topic) }
}

/// A topic in the formats `json` and `ndjson`.
struct TopicRecord: Encodable {
  let topic: Topic

  private enum Key: String, CodingKey { case id, slug, title, description, photos }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(topic.id.rawValue, forKey: .id)
    try record.encode(topic.slug.rawValue, forKey: .slug)
    try record.encode(topic.title, forKey: .title)
    try record.encode(topic.description, forKey: .description)
    try record.encode(topic.totalPhotos, forKey: .photos)
  }
}
