/// A colour of a picture: sRGB, eight bits a channel.
public struct RGBColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The six lower-case digits that CSS writes after `#`, with it: `#0c8a5f`.
  public var hex: String {
    [red, green, blue].reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16)
      text += channel < 16 ? "0" + digits : digits
    }
  }
}
