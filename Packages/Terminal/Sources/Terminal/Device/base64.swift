/// Returns the bytes in base64 (RFC 4648), as the clipboard sequence OSC 52 requires.
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var result = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
    for place in 0..<4 {
      result.append(place <= group.count ? digits[Int(value >> (18 - 6 * UInt32(place)) & 63)] : "=")
    }
  }
  return result
}
