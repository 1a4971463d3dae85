/// The control sequences that switch a terminal's modes on and off for a full-screen program.
enum TerminalModes {
  /// Enables the alternate screen, bracketed paste, and reports of focus and of light or dark mode; disables the cursor
  /// and automatic line wrapping.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h"

  /// Enables reports of clicks, drags and the wheel, with SGR coordinates.
  static let enterMouse = "\u{1B}[?1002h\u{1B}[?1006h"

  /// Enables unambiguous key codes on terminals with kitty's keyboard protocol.
  static let enterKittyKeyboard = "\u{1B}[=1;1u"

  /// Disables all of these modes and ends an unfinished frame. Harmless if a mode was not enabled.
  static let undo: StaticString =
    "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[=0;1u\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
