public import Images

/// A picture in kitty's graphics protocol. It is sent once, and can then be shown at any position and size.
///
/// Every command suppresses the terminal's answer.
public struct KittyImage: Hashable, Sendable {
  /// The identifier of the picture in the terminal.
  public let id: Int

  /// - Parameter id: from 1 to 2²⁴ − 1, because placeholders encode it as their color.
  public init(id: Int) {
    precondition(0x1...0xFF_FFFF ~= id, "an id of a picture has 24 bits and is not 0")
    self.id = id
  }

  /// Returns the bytes that send the pixels, without showing them.
  ///
  /// The terminal scales the picture, so it need not be larger than the pixels that it covers. The result is a third
  /// longer than the pixels.
  public func upload(_ image: RGBImage) -> [UInt8] {
    transmission(of: image, "a=t")
  }

  /// Returns the bytes that send the pixels, to be shown with placeholders (``placeholder(column:row:)``) on an area.
  public func upload(_ image: RGBImage, placeholders area: CellArea) -> [UInt8] {
    transmission(of: image, "a=T,U=1,c=\(area.columns),r=\(area.rows)")
  }

  /// Returns the bytes that show the picture on an area, with its corner at the cursor. The cursor does not move. A
  /// placement that is already shown moves to the area.
  /// - Parameter placement: the number of the placement, at least 1. A picture can have several.
  public func place(on area: CellArea, placement: Int = 1) -> [UInt8] {
    command(Self.keys(placement, on: area))
  }

  /// Returns the bytes that show a part of the picture in the same way.
  /// - Parameters:
  ///   - x: the left edge of the part, in pixels.
  ///   - y: the upper edge of the part, in pixels.
  ///   - size: the size of the part in pixels, at least 1 × 1.
  public func place(partAt x: Int, _ y: Int, size: ImageSize, on area: CellArea, placement: Int = 1) -> [UInt8] {
    command(Self.keys(placement, on: area) + ",x=\(x),y=\(y),w=\(size.width),h=\(size.height)")
  }

  private static func keys(_ placement: Int, on area: CellArea) -> String {
    "a=p,p=\(placement),c=\(area.columns),r=\(area.rows),C=1"
  }

  /// Returns the bytes that remove one placement. The terminal retains the pixels.
  public func remove(placement: Int = 1) -> [UInt8] {
    command("a=d,d=i,p=\(placement)")
  }

  /// Returns the bytes that remove all placements and release the pixels.
  public func delete() -> [UInt8] {
    command("a=d,d=I")
  }

  /// The color of placeholders, which identifies the picture.
  public var placeholderColor: RGBColor {
    RGBColor(red: UInt8(id >> 16), green: UInt8(id >> 8 & 255), blue: UInt8(id & 255))
  }

  /// The maximum number of columns and of rows that placeholders can encode.
  public static var longestPlaceholderSide: Int { PlaceholderMarks.all.count }

  /// Returns the character that shows one cell of the picture if it is printed in ``placeholderColor``.
  ///
  /// Other programs treat it as an ordinary character, which can be scrolled, covered and copied as text.
  /// - Precondition: `column` and `row` are below ``longestPlaceholderSide``.
  public static func placeholder(column: Int, row: Int) -> Character {
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{10EEEE}")
    scalars.append(PlaceholderMarks.all[row])
    scalars.append(PlaceholderMarks.all[column])
    return Character(String(scalars))
  }

  private func command(_ keys: String) -> [UInt8] {
    Array("\u{1B}_G\(keys),q=2,i=\(id)\u{1B}\\".utf8)
  }

  /// The maximum number of pixel bytes in a chunk. The protocol allows 4096 bytes of base64.
  private static let pieceLength = 3072

  private func transmission(of image: RGBImage, _ keys: String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(image.pixels.count * 4 / 3 + image.pixels.count / Self.pieceLength * 16 + 128)
    image.pixels.withUnsafeBufferPointer { pixels in
      // Safe: the chunks are successive parts of the array, and the last one ends at its end.
      for start in stride(from: 0, to: pixels.count, by: Self.pieceLength) {
        let end = min(pixels.count, start + Self.pieceLength)
        output.append("\u{1B}_G")
        if start == 0 { output += "\(keys),q=2,f=24,i=\(id),s=\(image.width),v=\(image.height),".utf8 }
        output.append(end < pixels.count ? "m=1;" : "m=0;")
        output.append(base64: UnsafeBufferPointer(rebasing: pixels[start..<end]))
        output.append("\u{1B}\\")
      }
    }
    return output
  }
}
