extension String {
  /// Without blanks around it, and with single ones in it.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
