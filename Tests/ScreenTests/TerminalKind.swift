/// A kind of terminal that `termshot` emulates, with its capabilities and its answers to queries.
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty
  /// An old kitty, which does not support Unicode placeholders and does not report its name.
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
