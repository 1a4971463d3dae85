extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// - Precondition: `number` is not negative.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Bytes in base 64, filled up with `=`.
  mutating func append(base64 bytes: UnsafeBufferPointer<UInt8>) {
    // A megabyte of pixels is sent at a time: the groups of three are written without a check for each digit. The table
    // has 64 entries and every index into it has six bits.
    Self.base64Digits.withUnsafeBufferPointer { digits in
      reserveCapacity(count + (bytes.count + 2) / 3 * 4)
      let whole = bytes.count / 3 * 3
      for start in stride(from: 0, to: whole, by: 3) {
        let group = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
        append(digits[group >> 18])
        append(digits[group >> 12 & 63])
        append(digits[group >> 6 & 63])
        append(digits[group & 63])
      }
      guard whole < bytes.count else { return }
      let isOne = bytes.count - whole == 1
      let group = Int(bytes[whole]) << 16 | (isOne ? 0 : Int(bytes[whole + 1]) << 8)
      append(digits[group >> 18])
      append(digits[group >> 12 & 63])
      append(isOne ? UInt8(ascii: "=") : digits[group >> 6 & 63])
      append(UInt8(ascii: "="))
    }
  }

  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
