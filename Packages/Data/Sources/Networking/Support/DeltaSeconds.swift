/// Parses a number of seconds in HTTP's format, which allows only digits.
enum DeltaSeconds {
  /// RFC 9111 §1.2.2 allows 2^31 in place of any larger number. Sums of numbers up to 2^31 cannot overflow an `Int`.
  static let longest = 1 << 31

  /// Returns the number, or `longest` if the number is larger.
  static func parse(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return min(Int(text) ?? longest, longest)
  }
}
