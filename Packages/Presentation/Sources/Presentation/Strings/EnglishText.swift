/// Rules of English grammar that several strings need.
enum EnglishText {
  /// Returns a number with a noun: `1 photo`, `2 photos`, `1,200 photos`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}
