/// What a terminal can do, as far as is known: guessed from the environment at first, then learned from its answers,
/// whenever they come.
public struct Capabilities: Equatable, Sendable {
  /// Its name and version, such as `kitty(0.35.2)`; empty when it has not said.
  public private(set) var name = ""
  public private(set) var depth: ColorDepth
  /// Whether what is behind the text is light, so that colors can be chosen that are readable.
  public private(set) var isLight: Bool
  /// It holds back a frame until it is complete (mode 2026).
  public private(set) var isSynchronized = false
  public private(set) var hasKittyKeyboard = false
  /// It understands OSC 8.
  public private(set) var hasLinks: Bool
  /// A cell in pixels. When the terminal does not say: 10 by 20, of which at least the proportion is about right.
  public private(set) var cellSize = Size(width: 10, height: 20)
  private var isCellSizeAnswered = false
  private var hasSixel = false
  private var hasKittyGraphics = false
  private let environment: [String: String]
  private let wantedPictures: PictureMethod?

  /// - Parameters:
  ///   - color: what the user asked for.
  ///   - pictures: how the user wants pictures to be shown; nil for the best that is known to work.
  public init(environment: [String: String], color: ColorChoice = .auto, pictures: PictureMethod? = nil) {
    self.environment = environment
    wantedPictures = pictures
    depth = ColorDepth(color, environment: environment, isTerminal: true)
    isLight = Self.isLight(environment["COLORFGBG"])
    let term = environment["TERM"] ?? ""
    hasLinks = !["", "dumb", "linux"].contains(term) && !term.hasPrefix("vt")
  }

  /// Tmux stands between the program and the terminal.
  public var isInTmux: Bool { name.hasPrefix("tmux") || environment["TMUX"] != nil }

  /// How pictures are best shown, and why.
  public var pictures: (method: PictureMethod, reason: String) {
    if isInTmux && wantedPictures == .kitty {
      return (.kittyPlaceholders, "it was asked for, and tmux moves characters only")
    }
    if let wantedPictures { return (wantedPictures, "it was asked for") }
    let isMultiplexed = isInTmux || environment["STY"] != nil
    if depth == .none { return (.none, "no colours are wanted") }
    if isMultiplexed { return (.blocks, "a multiplexer stands between") }
    if hasKittyGraphics && drawsPlaceholders { return (.kittyPlaceholders, "\(name) draws placeholders") }
    if isITerm { return (.iterm, "\(identity) shows files inline") }
    if hasSixel && !name.hasPrefix("kitty") { return (.sixel, "it says that it has sixel") }
    if hasKittyGraphics { return (.kitty, "it understood a picture in kitty's protocol") }
    return (.blocks, "it has said of no protocol that it knows it")
  }

  /// Takes in an answer.
  ///
  /// - Returns: whether anything is known now that was not.
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

  /// Takes in the size in pixels that the system knows, where the terminal itself has not answered.
  public mutating func learn(_ size: TerminalSize) {
    guard !isCellSizeAnswered, size.pixelWidth >= size.columns, size.pixelHeight >= size.rows else { return }
    cellSize = Size(width: size.pixelWidth / size.columns, height: size.pixelHeight / size.rows)
  }

  /// Everything there is to ask, in one piece. What comes last is answered by every terminal.
  public var queries: String {
    if ["", "dumb", "linux"].contains(environment["TERM"] ?? "") { return "" }
    let background = "\u{1B}]11;?\u{1B}\\"
    let name = "\u{1B}[>q"
    let modes = "\u{1B}[?2026$p\u{1B}[?u"
    let cellSize = "\u{1B}[16t"
    // Apple's terminal prints what it does not know of this kind.
    let graphics =
      environment["TERM_PROGRAM"] == "Apple_Terminal"
      ? "" : "\u{1B}_Gi=\(kittyQueryID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return background + name + modes + cellSize + graphics + "\u{1B}[c"
  }

  private var identity: String { name.isEmpty ? environment["TERM_PROGRAM"] ?? "" : name }

  /// That a terminal understands kitty's pictures does not mean that it draws them where placeholders are: iTerm2,
  /// WezTerm, Konsole and kitty before 0.28 do not.
  private var drawsPlaceholders: Bool {
    if name.hasPrefix("ghostty") { return true }
    guard name.hasPrefix("kitty(") else { return false }
    let version = name.dropFirst(6).split { !$0.isNumber }.compactMap { Int($0) }
    return version.count >= 2 && (version[0], version[1]) >= (0, 28)
  }

  private var isITerm: Bool {
    ["iTerm", "WezTerm", "mintty"].contains { identity.hasPrefix($0) }
  }

  /// `COLORFGBG` is text;background, by numbers of the palette.
  private static func isLight(_ colors: String?) -> Bool {
    guard let background = colors?.split(separator: ";").last, let index = Int(background) else { return false }
    return index == 7 || index == 15
  }
}

/// How a picture is shown in a terminal.
public enum PictureMethod: String, CaseIterable, Sendable {
  /// Kitty's protocol; the cells in which a picture appears hold placeholders.
  case kittyPlaceholders = "kitty-placeholders"
  /// Kitty's protocol, placed at the cursor.
  case kitty
  case sixel
  /// iTerm2's inline files.
  case iterm
  /// Blocks in two colors a cell: everywhere.
  case blocks
  case none
}
