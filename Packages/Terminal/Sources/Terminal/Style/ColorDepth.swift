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
    let named = term.contains("256color") ? ansi256 : .ansi16
    // A multiplexer passes on the variables of its terminal, but may support fewer colors.
    if environment.isMultiplexed { return named }
    if environment["WT_SESSION"] != nil { return .trueColor }
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm", "ghostty", "mintty", "vscode", "rio", "WarpTerminal": return .trueColor
    case "Apple_Terminal": return .ansi256
    default: return named
    }
  }

  /// Returns the depth of a terminal with the given name and version, such as `XTerm(379)`; nil for an unknown
  /// terminal.
  ///
  /// tmux supports 24-bit colors, and converts them if its terminal supports fewer colors.
  init?(ofTerminalNamed name: String) {
    let trueColorNames = [
      "kitty(", "ghostty", "WezTerm", "iTerm2", "foot", "contour", "VTE", "Konsole", "mintty", "mlterm", "tmux",
      "Windows Terminal", "Alacritty", "rio",
    ]
    if trueColorNames.contains(where: name.hasPrefix) {
      self = .trueColor
    } else if name.hasPrefix("XTerm("), let version = Int(name.dropFirst(6).prefix { $0.isNumber }) {
      // Before version 331, xterm shows the nearest color of its palette.
      self = version >= 331 ? .trueColor : .ansi256
    } else {
      return nil
    }
  }
}

extension [String: String] {
  /// Whether the environment belongs to a program in tmux or GNU screen.
  var isMultiplexed: Bool {
    let term = self["TERM"] ?? ""
    return self["TMUX"] != nil || self["STY"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
  }
}

/// The user's choice of colors: `--color auto|always|never`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
