import Terminal
import TerminalImage

extension Theme {
  /// Hearts, and nothing else but failures, are red.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}

extension Color {
  /// A colour that is written `#RRGGBB`.
  init?(hex: String) {
    guard let color = RGBColor(hex: hex) else { return nil }
    self = .rgb(color.red, color.green, color.blue)
  }
}

extension String {
  /// Foreign text as a line shows it: harmless, and not longer than anybody reads. What is cut costs nothing.
  func shown(atMost count: Int = 512) -> String {
    String(prefix(count)).printable()
  }
}

extension StyledText {
  /// Foreign text, see `String.shown`.
  init(foreign text: String, _ style: Style = .plain) {
    self.init(text.shown(), style)
  }
}
