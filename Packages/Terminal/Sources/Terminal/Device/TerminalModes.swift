/// What a full-screen program switches on, and off again.
enum TerminalModes {
  /// The alternate screen, no cursor, no automatic line breaks, pasted text marked as such, reports of focus and of
  /// a change between light and dark.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h"

  /// Clicks, drags and the wheel, with positions of any size.
  static let enterMouse = "\u{1B}[?1002h\u{1B}[?1006h"
  static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1002l"

  /// Keys that can be told apart (Escape from the start of a sequence), where kitty's protocol is spoken.
  static let enterKittyKeyboard = "\u{1B}[=1;1u"

  /// Undoes all of the above and what a frame may have left half done. Everything in it is harmless where it was not
  /// on.
  static let undo: StaticString =
    "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[=0;1u\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
