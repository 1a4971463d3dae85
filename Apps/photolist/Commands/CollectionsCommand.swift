import AppSupport
import ArgumentParser
import Domain
import Presentation
import Reactive
import Terminal

/// `photolist collections`: lists the source's collections.
struct CollectionsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "collections",
    abstract: "List the collections of the source.",
    discussion: """
      EXAMPLES:
        photolist collections
        photolist collections --limit 100 --format json
      """
  )

  @OptionGroup var list: ListOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let more = PublishRelay<Void>()
    let range = list.range(app.settings)
    let output = app.collectionList(firstPage: range.firstPage).transform(
      input: .init(more: ControlEvent(events: more)))
    try await app.write(output.collections, rows: { $0 }, range: range, more: more)
  }
}

extension CollectionItem: ConsoleRow {
  static func columns(_ strings: Strings) -> [TextTable.Column] {
    [
      .init(StyledText(strings.columns.id, .bold)),
      .init(StyledText(strings.columns.title, .bold), shrinks: true, importance: 1),
      .init(StyledText(strings.columns.owner, .bold), shrinks: true), .init(""),
    ]
  }

  var cells: [StyledText] {
    [
      StyledText(id.rawValue.printable(), Style.plain.colored(.cyan)), StyledText(title.printable()),
      StyledText(owner.printable()), StyledText(count, .dim),
    ]
  }

  var record: JSONObject {
    [
      "id": id.rawValue, "title": collection.title, "description": collection.description,
      "photos": collection.totalPhotos, "owner": collection.owner.username,
    ]
  }
}
