/// Returns a gzip member that decodes to `count` zero bytes. The member consists of literal zeros, and of runs of 258
/// bytes that copy the previous byte.
func gzippedZeros(_ count: Int) -> [UInt8] {
  precondition(count > 0, "the count must be positive")
  var bits = BitWriter()
  // The header of the only block: it is the last block, and uses fixed Huffman codes.
  bits.append(0b1, count: 1)
  bits.append(0b01, count: 2)
  let zero = (code: 0x30, count: 8)
  let runOf258 = (code: 0b1100_0101, count: 8)
  let distanceOf1 = (code: 0, count: 5)
  let end = (code: 0, count: 7)
  bits.appendCode(zero)
  for _ in 0..<((count - 1) / 258) {
    bits.appendCode(runOf258)
    bits.appendCode(distanceOf1)
  }
  for _ in 0..<((count - 1) % 258) { bits.appendCode(zero) }
  bits.appendCode(end)
  let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
  let trailer = [checksumOfZeros(count), UInt32(truncatingIfNeeded: count)]
  return header + bits.bytes + trailer.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
}

/// Returns the CRC-32 of `count` zero bytes.
private func checksumOfZeros(_ count: Int) -> UInt32 {
  let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
  var checksum = UInt32.max
  for _ in 0..<count { checksum = checksum >> 8 ^ table[Int(checksum & 0xFF)] }
  return ~checksum
}

private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  /// Appends a number in deflate's bit order for numbers: least significant bit first.
  mutating func append(_ value: Int, count: Int) {
    for bit in 0..<count {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8((value >> bit) & 1) << UInt8(used)
      used += 1
    }
  }

  /// Appends a Huffman code in deflate's bit order for codes: most significant bit first.
  mutating func appendCode(_ code: (code: Int, count: Int)) {
    for bit in (0..<code.count).reversed() { append((code.code >> bit) & 1, count: 1) }
  }
}
