/// Parses a number of seconds in HTTP's format: only digits.
enum DeltaSeconds {
  /// RFC 9111 §1.2.2 lets 2^31 stand for every larger number. Sums with it cannot overflow.
  static let longest = 1 << 31

  /// Returns the number, at most `longest`.
  static func parse(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return min(Int(text) ?? longest, longest)
  }
}
