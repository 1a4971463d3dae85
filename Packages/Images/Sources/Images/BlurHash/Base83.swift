/// Encodes and decodes the base 83 digits of a BlurHash.
enum Base83 {
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)

  /// The digit values of the ASCII characters.
  private static let values: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: digits.enumerated().map { ($0.element, $0.offset) })

  static func encoded(_ value: Int, length: Int) -> [UInt8] {
    var rest = value
    var text = [UInt8](repeating: digits[0], count: length)
    for position in text.indices.reversed() {
      text[position] = digits[rest % 83]
      rest /= 83
    }
    return text
  }

  /// Returns the number that up to 8 digits represent, or nil if a byte is not a digit.
  static func decoded(_ text: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in text {
      guard let digit = values[byte] else { return nil }
      value = value * 83 + digit
    }
    return value
  }
}
