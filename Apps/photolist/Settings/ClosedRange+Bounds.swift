/// Texts about the allowed range of an option's number.
extension ClosedRange<Int> {
  /// The bounds as text, such as "1 to 30".
  var bounds: String { "\(lowerBound) to \(upperBound)" }

  /// Returns an error message without its subject, such as "takes 1 to 30.", or nil if the range contains the number.
  func mistake(in number: Int?) -> String? {
    guard let number, !contains(number) else { return nil }
    return "takes \(bounds)."
  }
}
