/// A terminal as `termshot` plays it: what it can show, and what it answers when it is asked.
enum TerminalKind: String, CaseIterable, Sendable {
  case kitty
  /// Without Unicode placeholders, and without a name.
  case kittyOld = "kitty-old"
  case sixel
  case iterm2
  case truecolor
  case ansi256
  case ansi16
  case dumb
  /// Answers no question at all.
  case mute
  case tmux

  /// Those that are more than a teletype.
  static let screens = allCases.filter { $0 != .dumb }
}
