/// A kind of terminal that `termshot` emulates, with its capabilities and its answers to queries.
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty
  /// An old kitty, which does not support Unicode placeholders and does not report its name. The terminal releases its
  /// pictures when the whole screen is cleared, and loses long strings in a synchronized frame.
  case kittyOld = "kitty-old"
  case sixel
  case iterm2
  case truecolor
  case ansi256
  case ansi16
  /// xterm with `TERM=xterm` and without `COLORTERM`. The terminal reports its name.
  case xterm
  /// Like `xterm`, but with an unknown name. The terminal's only reported capability is 24-bit colors.
  case asked
  case dumb
  /// A terminal that answers no query.
  case mute
  /// tmux. A string in an APC sequence changes the title.
  case tmux

  /// The terminals with a movable cursor.
  static let screens = allCases.filter { $0 != .dumb }
}
