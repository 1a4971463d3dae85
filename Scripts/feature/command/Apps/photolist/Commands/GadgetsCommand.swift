import AppSupport
import ArgumentParser
import Domain
import Presentation
import Terminal

/// `photolist GIZMOS`: lists, adds and removes gizmos.
struct GadgetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GIZMOS",
    abstract: "List, add or remove gizmos.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS
        photolist GIZMOS add "Summer in Iceland"
        photolist GIZMOS remove 1
      """,
    subcommands: [
      GadgetsListCommand.self, GadgetsAddCommand.self,
      // [detail]
      GadgetsShowCommand.self,
      // [end]
      GadgetsRemoveCommand.self,
    ],
    defaultSubcommand: GadgetsListCommand.self
  )
}

struct GadgetsListCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the gizmos, newest first.",
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

struct GadgetsAddCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a gizmo.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS add "Summer in Iceland"
        photolist GIZMOS add Winter
      """
  )

  @Argument(help: "The name.")
  var name: String

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard GadgetFields(name) != nil else {
      throw ValidationError(Strings.program.gadgets.invalidName(GadgetFields.maximumNameLength))
    }
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.gadgetList().transform(input: .init(add: .just(name)))
    guard let change = try await app.first(of: output.changes, output.failures, about: name) else { return }
    app.console.print(change.text)
    try app.console.write(ConsoleResult(record: ["id": change.id.rawValue, "name": change.gadget?.fields.name]))
  }
}

// [detail]
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

  @Argument(help: "The number in the first column of the list.")
  var id: Int

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.gadgetDetail(Gadget.ID(rawValue: id)).transform(input: .init())
    guard let detail = await output.gadget.first(where: \.state.isSettled) else { return }
    if let failure = detail.state.failure { throw CommandFailure(failure) }
    try app.console.write(detail)
  }
}

// [end]
struct GadgetsRemoveCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a gizmo. Does nothing if there is no such gizmo.",
    discussion: """
      EXAMPLES:
        photolist GIZMOS remove 1
      """
  )

  @Argument(help: "The number in the first column of the list.")
  var id: Int

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.gadgetList().transform(input: .init(delete: .just(Gadget.ID(rawValue: id))))
    guard let change = try await app.first(of: output.changes, output.failures, about: "\(id)") else { return }
    app.console.print(change.text)
    try app.console.write(ConsoleResult(record: ["id": id, "removed": change.gadget != nil]))
  }
}

extension GadgetItem: ConsoleRow {
  static func columns(_ strings: Strings) -> [TextTable.Column] {
    [
      .init(StyledText(strings.columns.id, .bold), alignment: .trailing),
      .init(StyledText(strings.columns.title, .bold), shrinks: true, importance: 1),
    ]
  }

  var cells: [StyledText] {
    [StyledText("\(id)", Style.plain.colored(.cyan)), StyledText(title.printable())]
  }

  var record: JSONObject {
    ["id": id.rawValue, "name": title, "createdAt": gadget.createdAt]
  }
}

// [detail]
extension GadgetDetail: ConsoleDocument {
  func lines(width: Int?) -> [StyledText] {
    [StyledText(title.printable(), .bold), StyledText(date, .dim)]
  }

  var record: JSONObject {
    ["id": gadget?.id.rawValue, "name": title, "createdAt": gadget?.createdAt]
  }
}
// [end]
