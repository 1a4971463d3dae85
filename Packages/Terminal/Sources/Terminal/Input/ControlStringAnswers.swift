/// Parses a terminal's answers in control strings.
extension TerminalAnswer {
  /// Parses a control string, or returns nil if it is not an answer.
  ///
  /// - Parameter introducer: the byte after the escape character.
  init?(controlString body: String, introducer: UInt8) {
    switch Unicode.Scalar(introducer) {
    case "P" where body.hasPrefix(">|"):
      self = .name(String(body.dropFirst(2).prefix(100)).printable())
    case "P" where body.hasPrefix("!|"):
      guard let id = text(hexadecimal: body.dropFirst(2)), let name = terminalNames[id] else { return nil }
      self = .family(name)
    case "P" where body.lowercased().hasPrefix("1+r544e="):
      guard let name = text(hexadecimal: body.dropFirst(8)) else { return nil }
      self = .family(String(name.prefix(100)).printable())
    case "P" where body.hasPrefix("1$r") && body.hasSuffix("m"):
      self = .trueColor(isSupported: hasQueriedColor(body.dropFirst(3).dropLast()))
    case "_" where body.hasPrefix("Gi=\(kittyQueryID);"):
      self = .kittyGraphics(isSupported: body.hasSuffix(";OK"))
    case "_" where body.hasPrefix("G"):
      guard let id = missingPictureID(body.dropFirst()) else { return nil }
      self = .missingPicture(id: id)
    case "]" where body.hasPrefix("11;"):
      guard let (red, green, blue) = colorComponents(body.dropFirst(3)) else { return nil }
      self = .background(red: red, green: green, blue: blue)
    default: return nil
    }
  }
}

/// The picture id in the query for kitty's graphics protocol.
let kittyQueryID = 31

/// The names of terminals by the unit id in their tertiary device attributes.
private let terminalNames = ["~VTE": "VTE", "~KDE": "Konsole"]

/// Decodes a text that is written as two hexadecimal digits per byte.
private func text(hexadecimal digits: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = digits.utf8[...]
  while !rest.isEmpty {
    guard rest.count > 1, let byte = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
    bytes.append(byte)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Whether a reported style contains the background that the query sets: `48:2:1:2:3`, `48:2::1:2:3` or `48;2;1;2;3`.
private func hasQueriedColor(_ style: Substring) -> Bool {
  let numbers = style.split { $0 == ":" || $0 == ";" }
  guard let start = numbers.firstIndex(of: "48") else { return false }
  return numbers[start...].prefix(5) == ["48", "2", "1", "2", "3"]
}

/// Parses the answer to a command of kitty's protocol: keys, a semicolon and an error.
///
/// - Returns: the id of the picture that the terminal does not have; nil for other answers.
private func missingPictureID(_ answer: Substring) -> Int? {
  let parts = answer.split(separator: ";", maxSplits: 1)
  guard parts.count == 2, parts[1].hasPrefix("ENOENT") else { return nil }
  return parts[0].split(separator: ",").first { $0.hasPrefix("i=") }.flatMap { Int($0.dropFirst(2)) }
}

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
