/// Parsing of a terminal's answers in control strings.
extension TerminalAnswer {
  /// Parses a control string, or returns nil if it is not an answer.
  ///
  /// - Parameter introducer: the byte after the escape character.
  init?(controlString body: String, introducer: UInt8) {
    switch Unicode.Scalar(introducer) {
    case "P" where body.hasPrefix(">|"):
      self = .name(String(body.dropFirst(2).prefix(100)).printable())
    case "_" where body.hasPrefix("Gi=\(kittyQueryID);"):
      self = .kittyGraphics(isSupported: body.hasSuffix(";OK"))
    case "]" where body.hasPrefix("11;"):
      guard let (red, green, blue) = colorComponents(body.dropFirst(3)) else { return nil }
      self = .background(red: red, green: green, blue: blue)
    default: return nil
    }
  }
}

/// The picture id in the query for kitty's graphics protocol.
let kittyQueryID = 31

/// Parses a color: `rgb:` or `rgba:` and components of one to four hexadecimal digits.
private func colorComponents(_ text: Substring) -> (UInt8, UInt8, UInt8)? {
  guard let colon = text.firstIndex(of: ":"), text[..<colon].hasPrefix("rgb") else { return nil }
  let components = text[text.index(after: colon)...].split(separator: "/").prefix(3).compactMap { digits -> UInt8? in
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
    let highest: UInt32 = (1 << (4 * UInt32(digits.utf8.count))) - 1
    return UInt8(value * 255 / highest)
  }
  return components.count == 3 ? (components[0], components[1], components[2]) : nil
}
