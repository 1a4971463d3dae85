/// Styles by what they are for. Made for the terminal there is: readable on light and on dark, at every depth.
public struct Theme: Equatable, Sendable {
  public var text: Style
  /// Less important than the rest: hints, counts.
  public var secondary: Style
  public var title: Style
  /// What the focus is on.
  public var selection: Style
  public var accent: Style
  public var error: Style
  public var success: Style
  /// Lines around things.
  public var border: Style
  /// A bar, such as the footer.
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
