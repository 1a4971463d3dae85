/// The number of colors that a terminal supports.
public enum ColorDepth: Int, Comparable, Sendable {
  case none, ansi16, ansi256, trueColor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// Determines the depth from the user's choice, the environment, and whether the output is a terminal.
  ///
  /// The order of precedence is `choice`, `NO_COLOR`, `CLICOLOR_FORCE`, and then `isTerminal` and `TERM=dumb`.
  public init(_ choice: ColorChoice, environment: [String: String], isTerminal: Bool) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let isColorful =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if environment["NO_COLOR"]?.isEmpty == false {
          false
        } else if isSet("CLICOLOR_FORCE") {
          true
        } else {
          isTerminal && !isDumb && environment["CLICOLOR"] != "0"
        }
      }
    self = isColorful ? Self.ofTerminal(environment) : .none
  }

  private static func ofTerminal(_ environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
      return .trueColor
    }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(term) { return .trueColor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}

/// The user's choice of colors: `--color auto|always|never`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
