/// The control sequences that switch a terminal's modes on and off for a full-screen program.
enum TerminalModes {
  /// Saves the window's title on the terminal's stack, from which ``undo`` restores it.
  static let saveTitle = "\u{1B}[22;2t"

  /// Enables the alternate screen, bracketed paste, and reports of focus and of light or dark mode; disables the cursor
  /// and automatic line wrapping.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h"

  /// Enables reports of clicks, drags and the wheel, with SGR coordinates.
  static let enterMouse = "\u{1B}[?1002h\u{1B}[?1006h"

  /// Enables two flags of kitty's keyboard protocol: unambiguous key codes (1), and reports of the key on the standard
  /// layout (4).
  static let enterKittyKeyboard = "\u{1B}[=5;1u"

  /// Returns the sequence that sets the window's title.
  ///
  /// - Parameter title: untrusted text, which is sanitized.
  static func title(_ title: String) -> String {
    "\u{1B}]2;\(title.printable(atMost: 200))\u{1B}\\"
  }

  /// Disables all modes that a full-screen program enables, restores the title and ends an unfinished frame. Has no
  /// effect on modes that were not enabled.
  static let undo: StaticString =
    "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[=0;1u\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"
}
