import Images
import Terminal

extension Theme {
  /// Red, which only hearts and failures have.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}

extension Color {
  /// A color that is written `#RRGGBB`.
  init?(hex: String) {
    guard let color = RGBColor(hex: hex) else { return nil }
    self = .rgb(color.red, color.green, color.blue)
  }
}
