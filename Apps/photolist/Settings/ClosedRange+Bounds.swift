extension ClosedRange<Int> {
  /// The bounds in words, for help and for messages: "1 to 30".
  var bounds: String { "\(lowerBound) to \(upperBound)" }

  /// Describes why a number outside of the range is invalid, to follow its name: "takes 1 to 30."
  func mistake(in number: Int?) -> String? {
    guard let number, !contains(number) else { return nil }
    return "takes \(bounds)."
  }
}
