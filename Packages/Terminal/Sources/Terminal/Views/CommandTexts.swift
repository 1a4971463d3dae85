/// The titles of the keys that controls handle, and of the groups in the help. Apps can translate the titles.
public struct CommandTexts: Sendable {
  public var move = "Move"
  public var movePage = "Page up or down"
  public var moveToEnds = "First or last"
  public var scroll = "Scroll"
  public var nextButton = "Next button"
  public var previousButton = "Previous button"
  /// The message of a command palette that finds no command.
  public var noSuchCommand = "No such command."
  /// The title of the command that closes the key help or the command palette.
  public var close = "Close"
  public var groups: [KeyCommand.Group: String] = [
    .action: "Actions", .movement: "Move", .navigation: "Go to", .program: "Program",
  ]

  public init() {}
}
