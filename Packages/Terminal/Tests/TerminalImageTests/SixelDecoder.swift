import Images
import ImagesTesting
import TerminalImage

/// Decodes sixels to the picture that a terminal would paint.
struct SixelDecoder {
  struct Malformed: Error {}

  private var bytes: ArraySlice<UInt8>
  private var colors: [Int: RGBColor] = [:]

  static func image(_ bytes: [UInt8]) throws -> RGBImage {
    var decoder = SixelDecoder(bytes: bytes[...])
    return try decoder.decode()
  }

  private mutating func decode() throws -> RGBImage {
    try skip("\u{1B}P0;1;0q\"1;1;")
    let width = try number()
    try skip(";")
    let height = try number()
    var painted = [RGBColor?](repeating: nil, count: width * height)
    var (x, top, color) = (0, 0, 0)
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "#"): color = try selectedColor()
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case UInt8(ascii: "!"):
        let count = try number()
        guard let column = bytes.popFirst() else { throw Malformed() }
        for _ in 0..<count { try paint(column, color, &x, top, width, &painted) }
      case 0x1B:
        guard bytes == [UInt8(ascii: "\\")] else { throw Malformed() }
        bytes = []
      default: try paint(byte, color, &x, top, width, &painted)
      }
    }
    return RGBImage(
      width: width, height: height,
      pixels: try painted.flatMap { pixel -> [UInt8] in
        guard let pixel else { throw Malformed() }
        return [pixel.red, pixel.green, pixel.blue]
      })
  }

  private mutating func selectedColor() throws -> Int {
    let index = try number()
    guard bytes.first == UInt8(ascii: ";") else { return index }
    try skip(";2;")
    let red = try number()
    try skip(";")
    let green = try number()
    try skip(";")
    let blue = try number()
    guard max(red, green, blue) <= 100 else { throw Malformed() }
    colors[index] = RGBColor(
      red: UInt8((red * 255 + 50) / 100), green: UInt8((green * 255 + 50) / 100), blue: UInt8((blue * 255 + 50) / 100))
    return index
  }

  private func paint(
    _ byte: UInt8, _ color: Int, _ x: inout Int, _ top: Int, _ width: Int, _ painted: inout [RGBColor?]
  ) throws {
    guard UInt8(ascii: "?")...UInt8(ascii: "~") ~= byte, x < width, let color = colors[color] else { throw Malformed() }
    for row in 0..<6 where (byte - UInt8(ascii: "?")) >> UInt8(row) & 1 == 1 {
      let index = (top + row) * width + x
      guard painted.indices.contains(index), painted[index] == nil else { throw Malformed() }
      painted[index] = color
    }
    x += 1
  }

  private mutating func number() throws -> Int {
    var value: Int?
    while let digit = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
      value = (value ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
      bytes.removeFirst()
    }
    guard let value else { throw Malformed() }
    return value
  }

  private mutating func skip(_ text: String) throws {
    guard bytes.starts(with: text.utf8) else { throw Malformed() }
    bytes.removeFirst(text.utf8.count)
  }
}
