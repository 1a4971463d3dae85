/// Encodes numbers and base64 without allocations.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// - Precondition: `number` is not negative.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends bytes in base64, padded with `=`.
  mutating func append(base64 bytes: UnsafeBufferPointer<UInt8>) {
    let length = (bytes.count + 2) / 3 * 4
    // Digits are written without bounds checks, because a picture has megabytes. Safe: the output has four digits for
    // each started group of three bytes, and every index into the 64 digits has six bits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { output in
      Self.base64Digits.withUnsafeBufferPointer { digits in
        let whole = bytes.count / 3
        for index in 0..<whole {
          let group = Int(bytes[index * 3]) << 16 | Int(bytes[index * 3 + 1]) << 8 | Int(bytes[index * 3 + 2])
          output[index * 4] = digits[group >> 18]
          output[index * 4 + 1] = digits[group >> 12 & 63]
          output[index * 4 + 2] = digits[group >> 6 & 63]
          output[index * 4 + 3] = digits[group & 63]
        }
        guard whole * 3 < bytes.count else { return }
        let isOne = bytes.count % 3 == 1
        let group = Int(bytes[whole * 3]) << 16 | (isOne ? 0 : Int(bytes[whole * 3 + 1]) << 8)
        output[whole * 4] = digits[group >> 18]
        output[whole * 4 + 1] = digits[group >> 12 & 63]
        output[whole * 4 + 2] = isOne ? UInt8(ascii: "=") : digits[group >> 6 & 63]
        output[whole * 4 + 3] = UInt8(ascii: "=")
      }
      append(contentsOf: output)
    }
  }

  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
