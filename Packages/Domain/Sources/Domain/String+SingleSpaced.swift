extension String {
  /// The words of the text with single spaces between them.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
