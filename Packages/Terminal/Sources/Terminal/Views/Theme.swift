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

  public static let standard = Theme(isLight: false, depth: .ansi16)

  public init(isLight: Bool, depth: ColorDepth) {
    let isRich = depth >= .ansi256
    func color(dark: UInt32, light: UInt32, basic: Color) -> Color {
      isRich ? .rgb(isLight ? light : dark) : basic
    }
    let accentColor = color(dark: 0x89B4FA, light: 0x1E66F5, basic: .blue)
    let gray = color(dark: 0x9399B2, light: 0x6C6F85, basic: isLight ? .black : .gray)
    text = .plain
    secondary = depth == .none ? .dim : Style(foreground: gray)
    title = Style(foreground: accentColor, attributes: .bold)
    selection =
      isRich
      ? Style(foreground: .rgb(isLight ? 0xFFFFFF : 0x11111B), background: accentColor, attributes: .bold)
      : Style(attributes: [.reverse, .bold])
    accent = Style(foreground: accentColor)
    error = Style(foreground: color(dark: 0xF38BA8, light: 0xD20F39, basic: .red), attributes: .bold)
    success = Style(foreground: color(dark: 0xA6E3A1, light: 0x2E7D1E, basic: .green))
    border = secondary
    bar = secondary
  }
}
