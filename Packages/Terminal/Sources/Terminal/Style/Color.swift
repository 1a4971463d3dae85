/// A color of text or background: the terminal's default, a color of its palette, or an RGB color.
public struct Color: Hashable, Sendable {
  enum Kind: UInt32 {
    case terminal, palette, rgb, pictureID
  }

  /// The kind in the highest byte, and the value in the other three bytes.
  private let code: UInt32

  private init(_ kind: Kind, _ value: UInt32) {
    code = kind.rawValue << 24 | value
  }

  /// The default color of the terminal.
  public static let terminal = Color(.terminal, 0)

  /// Returns one of the 256 colors of the palette. Users can configure the first sixteen colors.
  public static func palette(_ index: UInt8) -> Color { Color(.palette, UInt32(index)) }

  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(.rgb, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Returns the color with the value `0xRRGGBB`.
  public static func rgb(_ hex: UInt32) -> Color { Color(.rgb, hex & 0xFF_FFFF) }

  /// Creates an RGB color from a text such as `#89B4FA`.
  public init?(hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), hex.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self = .rgb(value)
  }

  /// Returns the color that identifies a picture in placeholders of kitty's protocol. The color is invisible, and is
  /// sent unchanged at every color depth.
  public static func kittyPicture(_ id: Int) -> Color { Color(.pictureID, UInt32(truncatingIfNeeded: id) & 0xFF_FFFF) }

  public static let black = palette(0)
  public static let red = palette(1)
  public static let green = palette(2)
  public static let yellow = palette(3)
  public static let blue = palette(4)
  public static let magenta = palette(5)
  public static let cyan = palette(6)
  public static let white = palette(7)
  public static let gray = palette(8)
  public static let brightCyan = palette(14)

  var kind: Kind { Kind(rawValue: code >> 24) ?? .terminal }
  var paletteIndex: UInt8 { UInt8(code & 0xFF) }
  var components: (red: UInt8, green: UInt8, blue: UInt8) {
    (UInt8(code >> 16 & 0xFF), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF))
  }
}

extension ColorDepth {
  /// Returns the color that is nearest to the given color and that xterm shows at this depth. For ``none``, returns the
  /// given color.
  public func nearest(
    red: UInt8, green: UInt8, blue: UInt8
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let color = Color.rgb(red, green, blue)
    let reduced = color.reduced(to: self)
    return reduced.kind == .palette ? Color.standard(reduced.paletteIndex).components : color.components
  }

  /// The first sixteen colors of the palette, as xterm shows them.
  public static var sixteenColors: [(red: UInt8, green: UInt8, blue: UInt8)] {
    (0..<16).map { Color.standard($0).components }
  }
}

extension Color {
  /// Returns the nearest color that a terminal of this depth can show.
  func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminal, _), (.pictureID, _), (_, .trueColor): self
    case (_, .none): .terminal
    case (.palette, .ansi256): self
    case (.rgb, .ansi256): .palette(nearestOfCubeAndGrays)
    case (_, .ansi16): .palette(nearestOfSixteen)
    }
  }

  /// The nearest color of the palette's 6 × 6 × 6 cube and its 24 grays.
  private var nearestOfCubeAndGrays: UInt8 {
    let (red, green, blue) = components
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = 232 + max(0, min(23, (average - 3) / 10))
    let candidates = [UInt8(cube), UInt8(gray)]
    return candidates.min { distance(to: Self.standard($0)) < distance(to: Self.standard($1)) } ?? candidates[0]
  }

  private var nearestOfSixteen: UInt8 {
    if kind == .palette && paletteIndex < 16 { return paletteIndex }
    let color = kind == .palette ? Self.standard(paletteIndex) : self
    var nearest: UInt8 = 0
    var least = Int.max
    // A loop is used for speed, because the function runs for every pixel of a picture.
    for index in 0..<UInt8(16) {
      let distance = color.distance(to: Self.sixteen[Int(index)])
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }

  private static let sixteen: [Color] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ].map { rgb($0) }

  /// Returns xterm's default color for an index of the palette.
  static func standard(_ index: UInt8) -> Color {
    switch index {
    case 0..<16: return sixteen[Int(index)]
    case 16..<232:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return .rgb(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = 8 + 10 * (index - 232)
      return .rgb(gray, gray, gray)
    }
  }

  /// Returns the squared distance, in which green has the most weight because the eye is most sensitive to it.
  private func distance(to other: Color) -> Int {
    let (a, b) = (components, other.components)
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
