/// Parses a number of seconds in HTTP's format: only digits.
enum DeltaSeconds {
  /// Returns the number, at most 2^31: RFC 9111 §1.2.2 lets that stand for every larger number, and sums with it cannot
  /// overflow.
  static func parse(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return min(Int(text) ?? .max, 1 << 31)
  }
}
