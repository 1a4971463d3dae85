/// A gzip member of `count` zero bytes: literal zeros, and runs of 258 that copy what is before them.
func gzippedZeros(_ count: Int) -> [UInt8] {
  precondition(count > 0, "a member of no zeros is no bomb")
  var bits = BitWriter()
  // The last block, with the fixed codes.
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
  return header + bits.bytes + littleEndian(checksumOfZeros(count)) + littleEndian(UInt32(truncatingIfNeeded: count))
}

/// CRC-32 of `count` zero bytes.
private func checksumOfZeros(_ count: Int) -> UInt32 {
  let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
  var checksum = UInt32.max
  for _ in 0..<count { checksum = checksum >> 8 ^ table[Int(checksum & 0xFF)] }
  return ~checksum
}

private func littleEndian(_ word: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
}

private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  /// Least significant bit first, as deflate packs numbers.
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

  /// Most significant bit first, as deflate packs Huffman codes.
  mutating func appendCode(_ code: (code: Int, count: Int)) {
    for bit in (0..<code.count).reversed() { append((code.code >> bit) & 1, count: 1) }
  }
}
