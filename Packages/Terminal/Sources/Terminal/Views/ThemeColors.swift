/// The user's choice of a theme.
public enum ThemeChoice: Equatable, Sendable {
  /// Dark or light colors, depending on the background that the terminal reports.
  case auto
  /// The first sixteen colors of the terminal's palette.
  case terminal
  /// The dark colors, on a dark background even in a light terminal.
  case dark
  case light
  /// Colors that the user has chosen.
  case custom(ThemeColors)

  /// Returns the colors; nil to use the terminal's palette.
  func colors(isLight: Bool) -> ThemeColors? {
    switch self {
    case .auto:
      var colors = isLight ? ThemeColors.light : .dark
      colors.text = .terminal
      colors.background = .terminal
      return colors
    case .terminal: return nil
    case .dark: return .dark
    case .light: return .light
    case .custom(let colors): return colors
    }
  }
}

/// The colors of a theme.
public struct ThemeColors: Equatable, Sendable {
  public var background: Color
  public var text: Color
  public var secondary: Color
  public var accent: Color
  /// The color of text on `accent`.
  public var onAccent: Color
  public var error: Color
  public var success: Color
  /// The color of placeholders for items that are loading.
  public var surface: Color
  public var litSurface: Color

  public static let dark = ThemeColors(
    background: .rgb(0x11111B), text: .rgb(0xCDD6F4), secondary: .rgb(0x9399B2), accent: .rgb(0x89B4FA),
    onAccent: .rgb(0x11111B), error: .rgb(0xF38BA8), success: .rgb(0xA6E3A1), surface: .rgb(0x232334),
    litSurface: .rgb(0x313244))

  public static let light = ThemeColors(
    background: .rgb(0xFAFAFA), text: .rgb(0x2B2D3C), secondary: .rgb(0x5C5F77), accent: .rgb(0x1D55D0),
    onAccent: .rgb(0xFFFFFF), error: .rgb(0xB90D32), success: .rgb(0x256618), surface: .rgb(0xE6E9EF),
    litSurface: .rgb(0xD3D7E0))
}
