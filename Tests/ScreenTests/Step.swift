import Foundation

/// A step of a test on a terminal: an action of the user, an event, a wait, an expectation or a screenshot.
struct Step: Sendable {
  /// The step in the syntax of `termshot`.
  let token: String

  /// Waits until a text is visible.
  static func sees(_ text: String) -> Step {
    Step(token: "wait:\(blanked(NSRegularExpression.escapedPattern(for: text)))")
  }

  /// Waits until a line matches the regular expression.
  static func seesLine(matching pattern: String) -> Step {
    Step(token: "wait:\(blanked(pattern))")
  }

  /// Waits until a text is not visible, and expects that the text does not appear again before the screen is stable.
  static func doesNotSee(_ text: String) -> Step {
    let pattern = blanked(NSRegularExpression.escapedPattern(for: text))
    return Step(token: "gone:\(pattern) reject:\(pattern)")
  }

  /// Expects that the text on the screen does not match the regular expression.
  static func lacks(_ pattern: String) -> Step {
    Step(token: "reject:\(blanked(pattern))")
  }

  /// Waits until a number of pictures are visible. All pictures made of characters count as one.
  static func seesPictures(_ count: Int) -> Step {
    Step(token: "images:\(count)")
  }

  /// Presses keys. A key is a character or a name, such as `Enter`, `Esc`, `Tab`, `BTab`, `Down`, `Del` or `C-q`. An
  /// unknown name fails the test before the program starts.
  static func presses(_ keys: String...) -> Step {
    Step(token: keys.joined(separator: " "))
  }

  static func types(_ text: String) -> Step {
    precondition(!text.contains("_"), "termshot treats an underscore as a space")
    return Step(token: "text:\(blanked(text))")
  }

  static func resizes(columns: Int, rows: Int) -> Step {
    Step(token: "resize:\(columns)x\(rows)")
  }

  /// Clicks a cell. Columns and rows start at 0.
  static func clicks(column: Int, row: Int) -> Step {
    Step(token: "click:\(column),\(row)")
  }

  /// Stops reading the program's output until the step ``again``.
  static let stopsReading = Step(token: "hold")
  static let again = Step(token: "release")

  /// Waits until a file exists in the home folder. `*` matches any characters.
  static func findsFile(_ pattern: String) -> Step {
    Step(token: "file:\(pattern)")
  }

  /// Sends a signal to the program.
  static func sends(_ signal: String) -> Step {
    Step(token: "sig:\(signal)")
  }

  /// Expects that the terminal has answered no query until now.
  static let hasNotBeenAnswered = Step(token: "unanswered")

  /// Discards the data of all kitty pictures, like a terminal that is out of memory.
  static let losesPictures = Step(token: "forget")

  /// Waits for the shell, and expects that the terminal is restored.
  static let hasTheTerminalBack = Step(token: "given-back")

  /// Redraws the whole screen, and expects that no cell changes.
  static let seesNoStaleCell = Step(token: "same:C-l")

  /// Waits until the screen has not changed for 250 ms.
  static let rests = Step(token: "settle:250")

  /// Saves a picture of the screen under a name.
  static func looks(as name: String) -> Step {
    Step(token: "look:\(name)")
  }

  /// - Parameter folder: the folder of saved pictures.
  func script(folder: URL, visit: String) -> String {
    guard token.hasPrefix("look:") else { return token }
    return "shot:\(folder.appending(path: "\(visit)-\(token.dropFirst(5)).png").path())"
  }

  private static func blanked(_ text: String) -> String {
    // Replaces underscores with dots, which match any character, because `termshot` reads an underscore as a space.
    text.replacing("_", with: ".").replacing(" ", with: "_")
  }
}
