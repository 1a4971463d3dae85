import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

/// `photolist collections`: lists the source's collections.
struct CollectionsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "collections",
    abstract: "List the collections of the source."
  )

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.collectionList(firstPage: paging.request(app.settings)).transform(input: .init())
    try await app.write(output.collections, rows: { $0 }, page: paging.page)
  }
}

extension CollectionItem: ConsoleRow {
  static var columns: [TextTable.Column] {
    [
      .init(StyledText("ID", .bold)), .init(StyledText("TITLE", .bold), shrinks: true),
      .init(StyledText("BY", .bold), shrinks: true), .init(""),
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
