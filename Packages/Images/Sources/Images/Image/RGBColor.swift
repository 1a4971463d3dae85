/// An sRGB color with eight bits per channel.
public struct RGBColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Parses a color such as `#0c8a5f`, in lower or upper case.
  public init?(hex: String) {
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { return nil }
    self.init(red: UInt8(code >> 16), green: UInt8(code >> 8 & 0xFF), blue: UInt8(code & 0xFF))
  }

  /// The color in CSS notation, such as `#0c8a5f`.
  public var hex: String {
    [red, green, blue].reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16)
      text += channel < 16 ? "0" + digits : digits
    }
  }
}
