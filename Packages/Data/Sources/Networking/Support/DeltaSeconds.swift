/// A number of seconds as HTTP writes it: digits and nothing else.
enum DeltaSeconds {
  /// At most 2^31, which RFC 9111 §1.2.2 has stand for all that is more: so sums with it cannot overflow.
  static func parse(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return min(Int(text) ?? .max, 1 << 31)
  }
}
