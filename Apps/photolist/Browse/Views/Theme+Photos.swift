import Terminal

extension Theme {
  /// Hearts, and nothing else but failures, are red.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}

extension StyledText {
  /// Foreign text, made harmless.
  init(foreign text: String, _ style: Style = .plain, link: String? = nil) {
    self.init(text.printable(), style, link: link?.printable())
  }
}
