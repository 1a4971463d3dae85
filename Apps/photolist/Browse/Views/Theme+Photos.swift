import Images
import Terminal

/// The styles that only photolist uses.
extension Theme {
  /// The red of hearts, which is also the color of errors.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}

extension Color {
  /// - Parameter hex: `#RRGGBB`.
  init?(hex: String) {
    guard let color = RGBColor(hex: hex) else { return nil }
    self = .rgb(color.red, color.green, color.blue)
  }
}
