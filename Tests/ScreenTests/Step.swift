import Foundation

/// Something that somebody does at a terminal, or waits to see.
struct Step: Sendable {
  /// As `termshot` reads it.
  let token: String

  /// Waits until the text is there.
  static func sees(_ text: String) -> Step {
    Step(token: "wait:\(blanked(NSRegularExpression.escapedPattern(for: text)))")
  }

  /// Waits until a line matches the regular expression.
  static func seesLine(matching pattern: String) -> Step {
    Step(token: "wait:\(blanked(pattern))")
  }

  /// Waits until the text is not there, and sees that it stays away once nothing moves.
  static func doesNotSee(_ text: String) -> Step {
    let pattern = blanked(NSRegularExpression.escapedPattern(for: text))
    return Step(token: "gone:\(pattern) reject:\(pattern)")
  }

  /// Waits until so many pictures are there. All that is drawn with characters is one.
  static func seesPictures(_ count: Int) -> Step {
    Step(token: "images:\(count)")
  }

  /// Keys by name: `Enter`, `Esc`, `Tab`, `BTab`, `Down`, `Del`, `C-q`, or the character itself.
  static func presses(_ keys: String...) -> Step {
    Step(token: keys.joined(separator: " "))
  }

  static func types(_ text: String) -> Step {
    precondition(!text.contains("_"), "termshot takes an underscore for a blank")
    return Step(token: "text:\(blanked(text))")
  }

  static func resizes(columns: Int, rows: Int) -> Step {
    Step(token: "resize:\(columns)x\(rows)")
  }

  /// Cells are counted from 0.
  static func clicks(column: Int, row: Int) -> Step {
    Step(token: "click:\(column),\(row)")
  }

  /// The terminal takes nothing that the program sends, until it takes it ``again``.
  static let stopsReading = Step(token: "hold")
  static let again = Step(token: "release")

  /// Waits until there is such a file in the home folder. A `*` stands for anything.
  static func findsFile(_ pattern: String) -> Step {
    Step(token: "file:\(pattern)")
  }

  /// Sends a signal to the program.
  static func sends(_ signal: String) -> Step {
    Step(token: "sig:\(signal)")
  }

  /// Sees that the terminal has not answered anything yet.
  static let hasNotBeenAnswered = Step(token: "unanswered")

  /// Waits for the shell, and sees that the terminal is as it was before the program ran.
  static let hasTheTerminalBack = Step(token: "given-back")

  /// Has the whole screen drawn anew, and sees that each cell was as it is then.
  static let seesNoStaleCell = Step(token: "same:C-l")

  /// Waits until nothing has moved for a while.
  static let rests = Step(token: "settle:250")

  /// Keeps a picture of the screen beside the last one, under `name`.
  static func looks(as name: String) -> Step {
    Step(token: "look:\(name)")
  }

  /// - Parameter folder: where pictures are kept.
  func script(folder: URL, visit: String) -> String {
    guard token.hasPrefix("look:") else { return token }
    return "shot:\(folder.appending(path: "\(visit)-\(token.dropFirst(5)).png").path())"
  }

  private static func blanked(_ text: String) -> String {
    // An underscore stands for a blank; a dot of a regular expression, for an underscore.
    text.replacing("_", with: ".").replacing(" ", with: "_")
  }
}
