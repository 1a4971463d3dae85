import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

// [detail]
/// `photolist GIZMOS`: lists and shows gizmos of a web service.
struct GadgetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GIZMOS",
    abstract: "List the gizmos of a web service, or show one.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS
        photolist GIZMOS show 1
      """,
    subcommands: [GadgetsListCommand.self, GadgetsShowCommand.self],
    defaultSubcommand: GadgetsListCommand.self
  )
}

struct GadgetsListCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the gizmos.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS list
        photolist GIZMOS list --format json
      """
  )

  @OptionGroup var options: PhotolistOptions
  @OptionGroup var unknown: UnknownCommand<GadgetsCommand>

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(app.gadgetList().transform(input: .init()).gadgets, rows: { $0 })
  }
}

struct GadgetsShowCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a gizmo.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS show 1
        photolist GIZMOS show 1 --format json
      """
  )

  @Argument(help: "The id in the first column of the list.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.gadgetDetail(Gadget.ID(id)).transform(input: .init())
    guard let detail = await output.gadget.first(where: \.state.isSettled) else { return }
    if let failure = detail.state.failure { throw CommandFailure(failure) }
    try app.console.write(detail)
  }
}
// [else]
/// `photolist GIZMOS`: lists the gizmos of a web service.
struct GadgetsCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "GIZMOS",
    abstract: "List the gizmos of a web service.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS
        photolist GIZMOS --format json
      """
  )

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    try await app.write(app.gadgetList().transform(input: .init()).gadgets, rows: { $0 })
  }
}
// [end]

extension GadgetItem: ConsoleRow {
  static func columns(_ strings: Strings) -> [TextTable.Column] {
    [
      .init(StyledText(strings.columns.id, .bold)),
      .init(StyledText(strings.columns.title, .bold), shrinks: true, importance: 1),
    ]
  }

  var cells: [StyledText] {
    [StyledText(id.rawValue.printable(), Style.plain.colored(.cyan)), StyledText(title.printable())]
  }

  var record: JSONObject {
    ["id": id.rawValue, "name": title]
  }
}
// [detail]

extension GadgetDetail: ConsoleDocument {
  func lines(width: Int?) -> [StyledText] {
    [StyledText(title.printable(), .bold)]
  }

  var record: JSONObject {
    ["id": gadget?.id.rawValue, "name": title]
  }
}
// [end]
