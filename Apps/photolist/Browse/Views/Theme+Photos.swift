import Terminal

extension Theme {
  /// Hearts, and nothing else but failures, are red.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}

extension Color {
  /// A colour that is written `#RRGGBB`.
  init?(hex: String) {
    guard hex.count == 7, hex.hasPrefix("#"), let code = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    self = .rgb(code)
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
