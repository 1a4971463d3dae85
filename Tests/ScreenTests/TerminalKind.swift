/// A kind of terminal that `termshot` emulates, with its capabilities and its answers to queries.
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty
  /// kitty without Unicode placeholders and without an answer about its name.
  case kittyOld = "kitty-old"
  case sixel
  case iterm2
  case truecolor
  case ansi256
  case ansi16
  case dumb
  /// A terminal that answers no query.
  case mute
  case tmux

  /// The terminals with a movable cursor.
  static let screens = allCases.filter { $0 != .dumb }
}
