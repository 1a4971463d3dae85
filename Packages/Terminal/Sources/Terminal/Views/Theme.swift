/// The styles of an app by purpose, adapted to the terminal's background and color depth.
public struct Theme: Equatable, Sendable {
  public var text: Style
  /// Less important text, such as hints and counts.
  public var secondary: Style
  public var title: Style
  /// The item that has the focus.
  public var selection: Style
  public var accent: Style
  public var error: Style
  public var success: Style
  /// Borders.
  public var border: Style
  /// Bars, such as the footer.
  public var bar: Style
  /// The placeholders of items that are loading, filled with ``skeletonCharacter``.
  public var skeleton: Style
  /// The highlighted placeholder. The highlight moves from one placeholder to the next.
  public var litSkeleton: Style
  public var skeletonCharacter: Character
  /// The color of the whole screen behind all views; `terminal` for the terminal's own background.
  public var background: Color

  public static let standard = Theme(isLight: false, depth: .ansi16)

  /// Creates the theme that suits the terminal's own background.
  public init(isLight: Bool, depth: ColorDepth) {
    self.init(.auto, isLight: isLight, depth: depth)
  }

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - choice: the theme that the user chose.
  ///   - isLight: whether the background of the terminal is light.
  ///   - depth: the color depth of the terminal. With fewer than 256 colors, every theme uses the terminal's palette.
  public init(_ choice: ThemeChoice, isLight: Bool, depth: ColorDepth) {
    if depth >= .ansi256, let colors = choice.colors(isLight: isLight) {
      self.init(colors)
    } else {
      self.init(paletteOfLightTerminal: isLight, depth: depth)
    }
  }

  private init(_ colors: ThemeColors) {
    text = Style(foreground: colors.text)
    secondary = Style(foreground: colors.secondary)
    title = Style(foreground: colors.accent, attributes: .bold)
    selection = Style(foreground: colors.onAccent, background: colors.accent, attributes: .bold)
    accent = Style(foreground: colors.accent)
    error = Style(foreground: colors.error, attributes: .bold)
    success = Style(foreground: colors.success)
    border = secondary
    bar = secondary
    skeleton = Style(background: colors.surface)
    litSkeleton = Style(background: colors.litSurface)
    skeletonCharacter = " "
    background = colors.background
  }

  /// Creates a theme of the first sixteen palette colors, whose values the terminal defines.
  private init(paletteOfLightTerminal isLight: Bool, depth: ColorDepth) {
    let accentColor = isLight ? Color.blue : .palette(14)
    text = .plain
    secondary = depth == .none ? .dim : Style(foreground: isLight ? .black : .gray)
    title = Style(foreground: accentColor, attributes: .bold)
    selection = Style(attributes: [.reverse, .bold])
    accent = Style(foreground: accentColor)
    error = Style(foreground: isLight ? .red : .palette(9), attributes: .bold)
    success = Style(foreground: isLight ? .black : .palette(10))
    border = secondary
    bar = secondary
    skeleton = Style(foreground: .gray)
    litSkeleton = .plain
    skeletonCharacter = "░"
    background = .terminal
  }
}
