/// A command with its title and its keys.
public struct KeyCommand {
  /// The group under which ``KeyHelp`` lists a command.
  public enum Group: CaseIterable, Sendable {
    /// Commands for the shown content, such as "Save".
    case action
    /// Keys that move the selection or scroll.
    case movement
    /// Commands that show another screen.
    case navigation
    /// Commands of the whole program, such as "Quit".
    case program
  }

  public let title: String
  public private(set) var keys: [KeyPress]
  /// Whether the command is shown in the footer.
  public let isHint: Bool
  public let group: Group
  /// The title of a line in the help that stands for several commands, such as "Select a section". Commands with the
  /// same summary share a line.
  public let summary: String?
  /// A shorter title for the footer; nil for ``title``.
  public var hintTitle: String?
  /// The keys in the footer; nil for the first key.
  public var hintKeys: String?
  /// Further words with which ``CommandPalette`` finds the command.
  public var keywords = ""
  /// Whether the command of ``Window/globals`` is active while a dialog is shown. Keys that type text are then inactive.
  public var isActiveInDialogs = false
  private let action: () -> Void

  public init(
    title: String, keys: [KeyPress], isHint: Bool = false, group: Group = .action, summary: String? = nil,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.keys = keys
    self.isHint = isHint
    self.group = group
    self.summary = summary
    self.action = action
  }

  public func perform() { action() }

  /// The names of the keys. A capital letter and the same letter with Shift are listed once, because a terminal reports
  /// one of the two forms.
  var keyNames: [String] {
    keys.filter { key in
      guard case .character(let letter) = key.key, key.modifiers == .shift else { return true }
      return !keys.contains { $0.description == letter.uppercased() }
    }
    .map(\.description)
  }

  /// Returns the command with other keys; nil if `keys` is empty.
  func with(_ keys: [KeyPress]) -> KeyCommand? {
    guard !keys.isEmpty else { return nil }
    var command = self
    command.keys = keys
    return command
  }
}
