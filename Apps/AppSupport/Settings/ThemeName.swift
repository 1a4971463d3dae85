import ArgumentParser
package import Terminal

/// The values of `--theme`.
package enum ThemeName: String, Choice, Sendable {
  /// Dark or light colors, whichever suits the terminal's background.
  case auto
  /// The terminal's palette.
  case terminal
  case dark, light
}

/// The field `colors` of the config file: colors by name, written as `#RRGGBB`.
///
///     { "theme": "dark", "colors": { "accent": "#F5C2E7", "background": "#000000" } }
package struct ThemeColorsConfig: Equatable, Sendable {
  package var background: String?
  package var text: String?
  package var secondary: String?
  package var accent: String?
  package var error: String?
  package var success: String?

  /// The minimum contrast of text that WCAG 2 requires at level AA.
  static let leastContrast = 4.5

  private var texts: [(name: String, value: String?)] {
    [
      ("text", text), ("secondary", secondary), ("accent", accent), ("error", error), ("success", success),
    ]
  }

  /// The names of all colors.
  static let names = ["background", "text", "secondary", "accent", "error", "success"]

  /// Reads the value of the field `colors`. Returns nil if the name of a color is unknown or a color is invalid.
  init?(_ value: Any) {
    guard let colors = value as? [String: String], colors.keys.allSatisfy(Self.names.contains),
      colors.values.allSatisfy({ Color(hex: $0) != nil })
    else { return nil }
    background = colors["background"]
    text = colors["text"]
    secondary = colors["secondary"]
    accent = colors["accent"]
    error = colors["error"]
    success = colors["success"]
  }

  /// Returns the name and the contrast of the first text color that has too little contrast with the background, or
  /// nil.
  ///
  /// - Parameter theme: the theme whose colors these colors replace.
  func poorContrast(in theme: ThemeName) -> (name: String, ratio: Double)? {
    let behind = colors(replacing: theme).background
    for (name, value) in texts {
      guard let ratio = value.flatMap(Color.init(hex:))?.contrast(to: behind), ratio < Self.leastContrast else {
        continue
      }
      return (name, (ratio * 10).rounded(.down) / 10)
    }
    return nil
  }

  /// Returns the colors of a theme after replacing some of them with the colors in this field. `auto` and `terminal`
  /// count as `dark`, because their background is unknown here.
  fileprivate func colors(replacing theme: ThemeName) -> ThemeColors {
    var colors = theme == .light ? ThemeColors.light : .dark
    replace(in: &colors)
    return colors
  }

  /// Replaces colors of a theme with the colors in this field.
  private func replace(in colors: inout ThemeColors) {
    func set(_ value: String?, _ path: WritableKeyPath<ThemeColors, Color>) {
      if let color = value.flatMap(Color.init(hex:)) { colors[keyPath: path] = color }
    }
    set(background, \.background)
    set(text, \.text)
    set(secondary, \.secondary)
    set(accent, \.accent)
    set(error, \.error)
    set(success, \.success)
    // Text on the accent color is black or white, whichever has more contrast.
    if accent != nil {
      let choices = [Color.rgb(0), .rgb(0xFFFFFF)]
      colors.onAccent =
        choices.max { ($0.contrast(to: colors.accent) ?? 0) < ($1.contrast(to: colors.accent) ?? 0) } ?? choices[0]
    }
  }
}

extension ThemeChoice {
  /// - Parameter colors: the colors that replace colors of the theme.
  package init(_ name: ThemeName, colors: ThemeColorsConfig?) {
    if let colors {
      self = .custom(colors.colors(replacing: name))
      return
    }
    switch name {
    case .auto: self = .auto
    case .terminal: self = .terminal
    case .dark: self = .dark
    case .light: self = .light
    }
  }
}
