/// The capabilities of a terminal. They are guessed from the environment first, and updated with the terminal's
/// answers.
public struct Capabilities: Equatable, Sendable {
  /// The terminal's name and version, such as `kitty(0.35.2)`; empty if it has not reported them.
  public private(set) var name = ""
  public private(set) var depth: ColorDepth
  /// Whether the background is light, so that readable colors can be chosen.
  public private(set) var isLight: Bool
  /// Whether the terminal shows a frame only when it is complete (mode 2026).
  public private(set) var isSynchronized = false
  public private(set) var hasKittyKeyboard = false
  /// Whether the terminal supports hyperlinks (OSC 8).
  public private(set) var hasLinks: Bool
  /// The size of a cell in pixels; 10 × 20, a common aspect ratio, if the terminal does not report it.
  public private(set) var cellSize = Size(width: 10, height: 20)
  private var isCellSizeAnswered = false
  private var hasSixel = false
  private var hasKittyGraphics = false
  private let environment: [String: String]
  private let wantedPictures: PictureMethod?

  /// - Parameters:
  ///   - color: the user's choice of colors.
  ///   - pictures: the user's choice of a picture method; nil for the best one that the terminal supports.
  public init(environment: [String: String], color: ColorChoice = .auto, pictures: PictureMethod? = nil) {
    self.environment = environment
    wantedPictures = pictures
    depth = ColorDepth(color, environment: environment, isTerminal: true)
    isLight = Self.isLight(environment["COLORFGBG"])
    let term = environment["TERM"] ?? ""
    hasLinks = !["", "dumb", "linux"].contains(term) && !term.hasPrefix("vt")
  }

  /// Whether the program runs inside tmux.
  public var isInTmux: Bool { name.hasPrefix("tmux") || environment["TMUX"] != nil }

  /// The method that shows pictures, and the reason for it.
  public var pictures: (method: PictureMethod, reason: String) {
    if isInTmux && wantedPictures == .kitty {
      return (.kittyPlaceholders, "requested, with placeholders because of tmux")
    }
    if let wantedPictures { return (wantedPictures, "requested") }
    let isMultiplexed = isInTmux || environment["STY"] != nil
    if depth == .none { return (.none, "colors are disabled") }
    if isMultiplexed { return (.blocks, "the terminal is behind a multiplexer") }
    if hasKittyGraphics && drawsPlaceholders { return (.kittyPlaceholders, "\(name) supports placeholders") }
    if isITerm { return (.iterm, "\(identity) supports inline images") }
    if hasSixel && !name.hasPrefix("kitty") { return (.sixel, "the terminal reports sixel support") }
    if hasKittyGraphics { return (.kitty, "the terminal supports kitty's graphics protocol") }
    return (.blocks, "the terminal reports no graphics protocol")
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
      if depth > .none && ["kitty(", "ghostty", "WezTerm", "iTerm2", "foot", "contour"].contains(where: name.hasPrefix)
      {
        depth = .trueColor
      }
    case .mode(let mode, let isSupported): if mode == 2026 { isSynchronized = isSupported }
    case .cellSize(let width, let height):
      cellSize = Size(width: width, height: height)
      isCellSizeAnswered = true
    case .background(let red, let green, let blue):
      isLight = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500
    case .kittyGraphics(let isSupported): hasKittyGraphics = isSupported
    case .kittyKeyboard: hasKittyKeyboard = true
    case .appearance(let isDark): isLight = !isDark
    }
    return self != before
  }

  /// Updates the cell size with the system's data, unless the terminal itself has reported it.
  public mutating func learn(_ size: TerminalSize) {
    guard !isCellSizeAnswered, size.pixelWidth >= size.columns, size.pixelHeight >= size.rows else { return }
    cellSize = Size(width: size.pixelWidth / size.columns, height: size.pixelHeight / size.rows)
  }

  /// The control sequences of all queries. Every terminal answers the last one, so its answer ends the wait.
  public var queries: String {
    if ["", "dumb", "linux"].contains(environment["TERM"] ?? "") { return "" }
    let background = "\u{1B}]11;?\u{1B}\\"
    let name = "\u{1B}[>q"
    let modes = "\u{1B}[?2026$p\u{1B}[?u"
    let cellSize = "\u{1B}[16t"
    // Apple's Terminal prints queries of this kind as text.
    let graphics =
      environment["TERM_PROGRAM"] == "Apple_Terminal"
      ? "" : "\u{1B}_Gi=\(kittyQueryID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return background + name + modes + cellSize + graphics + "\u{1B}[c"
  }

  private var identity: String { name.isEmpty ? environment["TERM_PROGRAM"] ?? "" : name }

  /// Whether the terminal supports placeholders. iTerm2, WezTerm, Konsole and kitty before 0.28 support kitty's
  /// protocol without them.
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

/// A method to show a picture on a terminal.
public enum PictureMethod: String, CaseIterable, Sendable {
  /// kitty's graphics protocol, with placeholder characters in the cells of the picture.
  case kittyPlaceholders = "kitty-placeholders"
  /// kitty's graphics protocol, with the picture placed at the cursor.
  case kitty
  case sixel
  /// iTerm2's inline images.
  case iterm
  /// Block characters with two colors per cell, which every terminal supports.
  case blocks
  case none
}
