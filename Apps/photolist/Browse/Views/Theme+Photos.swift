import Terminal

/// The styles that only photolist uses.
extension Theme {
  /// The style of hearts, in the color of errors.
  var heart: Style { Style(foreground: error.foreground) }
  var strong: Style { text.adding(.bold) }
}
