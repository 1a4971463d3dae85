/// The capabilities of a terminal. They are first guessed from the environment, and then updated with the terminal's
/// answers.
public struct Capabilities: Equatable, Sendable {
  /// The terminal's name and version, such as `kitty(0.35.2)`; empty if the terminal has not reported its name.
  public private(set) var name = ""
  public private(set) var depth: ColorDepth
  /// Whether the background is light, so that readable colors can be chosen.
  public private(set) var isLight: Bool
  /// Whether the terminal shows a frame only when it is complete (mode 2026).
  public private(set) var isSynchronized = false
  public private(set) var hasKittyKeyboard = false
  /// Whether the terminal supports hyperlinks (OSC 8).
  public private(set) var hasLinks: Bool
  /// The size of a cell in pixels; 10 × 20 if it is unknown.
  public private(set) var cellSize = Size(width: 10, height: 20)
  private var isCellSizeAnswered = false
  private var hasSixel = false
  private var hasKittyGraphics = false
  private let environment: [String: String]
  private let color: ColorChoice
  private let wantedPictures: PictureMethod?

  /// - Parameters:
  ///   - color: the user's choice of colors.
  ///   - pictures: the user's choice of a picture method; nil for the best one that the terminal supports.
  public init(environment: [String: String], color: ColorChoice = .auto, pictures: PictureMethod? = nil) {
    self.environment = environment
    self.color = color
    wantedPictures = pictures
    depth = ColorDepth(color, environment: environment, isTerminal: true)
    isLight = Self.isLight(environment["COLORFGBG"])
    let term = environment["TERM"] ?? ""
    hasLinks = !["", "dumb", "linux"].contains(term) && !term.hasPrefix("vt")
  }

  /// Whether the program runs inside tmux.
  public var isInTmux: Bool { name.hasPrefix("tmux") || environment["TMUX"] != nil }

  /// Whether tmux or GNU screen runs between the program and the terminal, on this or on another machine.
  var isMultiplexed: Bool { isInTmux || environment.isMultiplexed }

  /// Whether the window's title can be set. The terminal must be able to restore the previous title.
  public var hasTitle: Bool {
    hasLinks && (isInTmux || !environment.isMultiplexed) && environment["TERM_PROGRAM"] != "Apple_Terminal"
      && environment["WT_SESSION"] == nil
  }

  /// The method for showing pictures, and the reason why it is used.
  public var pictures: (method: PictureMethod, reason: PictureReason) {
    if isInTmux && wantedPictures == .kitty {
      return (.kittyPlaceholders, .requestedInTmux)
    }
    if let wantedPictures { return (wantedPictures, .requested) }
    if let obstacle = pictureObstacle { return (.none, .obstacle(obstacle)) }
    if isMultiplexed { return (.blocks, .multiplexer) }
    if hasKittyGraphics && drawsPlaceholders { return (.kittyPlaceholders, .placeholders(name)) }
    if isITerm { return (.iterm, .inlineImages(identity)) }
    if hasSixel && !erasesNoSixels { return (.sixel, .sixel) }
    if hasKittyGraphics { return (.kitty, .kitty) }
    return (.blocks, .noProtocol)
  }

  /// The reason why no pictures are shown; nil if pictures are shown, or if the user has turned pictures off.
  public var pictureObstacle: PictureObstacle? {
    guard wantedPictures == nil, depth == .none else { return nil }
    // The variable is checked first, because an app may set `color` to `never` if `NO_COLOR` is set.
    if environment["NO_COLOR"]?.isEmpty == false { return .noColor }
    return color == .never ? .colorChoice : .colorlessTerminal
  }

  /// Updates the capabilities with an answer of the terminal.
  ///
  /// - Returns: whether a capability changed.
  public mutating func learn(_ answer: TerminalAnswer) -> Bool {
    let before = self
    switch answer {
    case .attributes(let attributes): hasSixel = attributes.dropFirst().contains(4)
    case .name(let name):
      self.name = name
      learnDepth(ofTerminalNamed: name)
    case .family(let name):
      if self.name.isEmpty { self.name = name }
      learnDepth(ofTerminalNamed: name)
    case .trueColor(let isSupported): if depth > .none && isSupported { depth = .trueColor }
    case .mode(let mode, let isSupported): if mode == 2026 { isSynchronized = isSupported }
    case .cellSize(let width, let height):
      cellSize = Size(width: width, height: height)
      isCellSizeAnswered = true
    case .background(let red, let green, let blue):
      isLight = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500
    case .kittyGraphics(let isSupported): hasKittyGraphics = isSupported
    case .kittyKeyboard: hasKittyKeyboard = true
    case .appearance(let isDark): isLight = !isDark
    case .missingPicture: break
    }
    return self != before
  }

  private mutating func learnDepth(ofTerminalNamed name: String) {
    if depth > .none, let known = ColorDepth(ofTerminalNamed: name) { depth = max(depth, known) }
  }

  /// Updates the cell size with the system's data, unless the terminal has reported its cell size.
  public mutating func learn(_ size: TerminalSize) {
    guard !isCellSizeAnswered, size.pixelWidth >= size.columns, size.pixelHeight >= size.rows else { return }
    cellSize = Size(width: size.pixelWidth / size.columns, height: size.pixelHeight / size.rows)
  }

  /// The control sequences of all queries. Every terminal supports the last query, so the wait ends with the answer to
  /// the last query.
  ///
  /// Multiplexers and Apple's Terminal receive no queries in application program commands (APC) or device control
  /// strings (DCS). A multiplexer uses an APC as a title, GNU screen sends a DCS to its terminal as text, and Apple's
  /// Terminal prints both.
  public var queries: String {
    if ["", "dumb", "linux"].contains(environment["TERM"] ?? "") { return "" }
    let background = "\u{1B}]11;?\u{1B}\\"
    let name = "\u{1B}[>q"
    let modes = "\u{1B}[?2026$p\u{1B}[?u"
    let cellSize = "\u{1B}[16t"
    let end = "\u{1B}[c"
    if isMultiplexed || environment["TERM_PROGRAM"] == "Apple_Terminal" {
      return background + name + modes + cellSize + end
    }
    // Sets a 24-bit background color and queries the current style. A terminal without 24-bit colors reports another
    // color.
    let color = depth == .none || depth == .trueColor ? "" : "\u{1B}[48:2:1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"
    let graphics = "\u{1B}_Gi=\(kittyQueryID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    // VTE before 0.70 reports its name only in the tertiary device attributes, and mlterm reports its name only as the
    // terminfo capability TN.
    let family = "\u{1B}[=c\u{1B}P+q544E\u{1B}\\"
    return background + name + family + modes + cellSize + color + graphics + end
  }

  /// Whether sixels stay visible where text is drawn over them, as in kitty and Konsole.
  private var erasesNoSixels: Bool { hasKittyGraphics && (name.hasPrefix("kitty") || name.hasPrefix("Konsole")) }

  private var identity: String { name.isEmpty ? environment["TERM_PROGRAM"] ?? "" : name }

  /// Whether the terminal supports placeholders. iTerm2, WezTerm, Konsole and kitty before 0.28 support kitty's
  /// protocol without placeholders.
  private var drawsPlaceholders: Bool {
    if name.hasPrefix("ghostty") { return true }
    guard name.hasPrefix("kitty(") else { return false }
    let version = name.dropFirst(6).split { !$0.isNumber }.compactMap { Int($0) }
    return version.count >= 2 && (version[0], version[1]) >= (0, 28)
  }

  private var isITerm: Bool {
    ["iTerm", "WezTerm", "mintty"].contains { identity.hasPrefix($0) }
  }

  /// - Parameter colors: the variable `COLORFGBG`: the palette indices of text and background, separated by `;`.
  private static func isLight(_ colors: String?) -> Bool {
    guard let background = colors?.split(separator: ";").last, let index = Int(background) else { return false }
    return index == 7 || index == 15
  }
}

/// A reason why a terminal shows no pictures. The raw value is a description.
public enum PictureObstacle: String, Sendable {
  /// The variable `NO_COLOR` is set.
  case noColor = "NO_COLOR is set"
  /// The user has turned colors off, for example with `--color never`.
  case colorChoice = "colors are turned off"
  case colorlessTerminal = "the terminal has no colors"
}

/// A method to show a picture on a terminal.
public enum PictureMethod: String, CaseIterable, Sendable {
  /// kitty's graphics protocol, with placeholder characters in the cells of the picture.
  case kittyPlaceholders = "kitty-placeholders"
  /// kitty's graphics protocol, with the picture placed at the cursor.
  case kitty
  case sixel
  /// iTerm2's inline images.
  case iterm
  /// Block characters with two colors per cell.
  case blocks
  case none
}
