import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

/// `photolist topics`: lists the source's topics.
struct TopicsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "topics",
    abstract: "List the topics of the source, or a page of them.",
    discussion: """
      EXAMPLES:
        photolist topics
        photolist topics --page 2 --per-page 5
      """
  )

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.topicList(policy: .networkFirst).transform(input: .init())
    // The source returns all topics at once.
    let page = list.range(app.settings).firstPage
    let items = list.hasPage ? page.start..<page.start + page.size : 0..<Int.max
    var hasNext = false
    try await app.write(
      output.topics,
      rows: { topics in
        hasNext = list.limit.limit == nil && items.upperBound < topics.count
        return Array(topics[items.clamped(to: topics.indices)].prefix(list.limit.limit ?? .max))
      })
    if hasNext { app.console.print(app.strings.commands.morePages(page.number + 1)) }
  }
}

extension TopicItem: ConsoleRow {
  static func columns(_ strings: Strings) -> [TextTable.Column] {
    [
      .init(StyledText(strings.columns.slug, .bold)),
      .init(StyledText(strings.columns.title, .bold), shrinks: true, importance: 1), .init(""),
    ]
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
