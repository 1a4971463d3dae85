public import Images

/// A picture in kitty's graphics protocol: sent once, then shown wherever, as often and as large as wanted.
///
/// Every command asks the terminal not to answer.
public struct KittyImage: Hashable, Sendable {
  /// The name of the picture in the terminal.
  public let id: Int

  /// - Parameter id: from 1 to 2²⁴ − 1: placeholders carry it as their color.
  public init(id: Int) {
    precondition(0x1...0xFF_FFFF ~= id, "an id of a picture has 24 bits and is not 0")
    self.id = id
  }

  /// Sends the pixels; shows nothing.
  ///
  /// The terminal scales the picture when it shows it, so it need not be larger than what it covers. The answer is a
  /// third longer than the pixels.
  public func upload(_ image: RGBImage) -> [UInt8] {
    transmission(of: image) { output in output.append("a=t") }
  }

  /// Sends the pixels, to be shown by placeholders (``placeholder(column:row:)``) on an area of this size.
  public func upload(_ image: RGBImage, placeholders area: CellArea) -> [UInt8] {
    transmission(of: image) { output in
      output.append("a=T,U=1,c=")
      output.append(decimal: area.columns)
      output.append(",r=")
      output.append(decimal: area.rows)
    }
  }

  /// Shows the picture on some cells with its corner at the cursor, which stays where it is. Replaces what the same
  /// placement has shown.
  /// - Parameter placement: at least 1; the same picture can have several.
  public func place(on area: CellArea, placement: Int = 1) -> [UInt8] {
    command { output in Self.append(placement, on: area, to: &output) }
  }

  /// Shows a part of the picture in the same way: to move in what was sent costs a hundred bytes a step.
  /// - Parameters:
  ///   - x: where the part begins, in pixels from the left.
  ///   - y: the same, from above.
  ///   - size: in pixels; neither side is below 1.
  public func place(partAt x: Int, _ y: Int, size: ImageSize, on area: CellArea, placement: Int = 1) -> [UInt8] {
    command { output in
      Self.append(placement, on: area, to: &output)
      for (key, number) in [(",x=" as StaticString, x), (",y=", y), (",w=", size.width), (",h=", size.height)] {
        output.append(key)
        output.append(decimal: number)
      }
    }
  }

  private static func append(_ placement: Int, on area: CellArea, to output: inout [UInt8]) {
    output.append("a=p,p=")
    output.append(decimal: placement)
    output.append(",c=")
    output.append(decimal: area.columns)
    output.append(",r=")
    output.append(decimal: area.rows)
    output.append(",C=1")
  }

  /// Takes one placement off the screen; the terminal keeps the pixels.
  public func remove(placement: Int = 1) -> [UInt8] {
    command { output in
      output.append("a=d,d=i,p=")
      output.append(decimal: placement)
    }
  }

  /// Takes the picture off the screen and lets the terminal drop the pixels.
  public func delete() -> [UInt8] {
    command { output in output.append("a=d,d=I") }
  }

  /// The color in which a placeholder says which picture it is a part of.
  public var placeholderColor: RGBColor {
    RGBColor(red: UInt8(id >> 16), green: UInt8(id >> 8 & 255), blue: UInt8(id & 255))
  }

  /// The most columns, and the most rows, that placeholders can count.
  public static var longestPlaceholderSide: Int { PlaceholderMarks.all.count }

  /// The character that shows one cell of the picture where it is printed in ``placeholderColor``.
  ///
  /// It is an ordinary character to everything but the terminal: it can be scrolled, covered and copied as text.
  /// - Precondition: `column` and `row` are below ``longestPlaceholderSide``.
  public static func placeholder(column: Int, row: Int) -> Character {
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{10EEEE}")
    scalars.append(PlaceholderMarks.all[row])
    scalars.append(PlaceholderMarks.all[column])
    return Character(String(scalars))
  }

  private func command(_ keys: (inout [UInt8]) -> Void) -> [UInt8] {
    var output: [UInt8] = []
    output.append("\u{1B}_G")
    keys(&output)
    output.append(",q=2,i=")
    output.append(decimal: id)
    output.append("\u{1B}\\")
    return output
  }

  /// The protocol allows 4096 bytes of base 64 in one piece, which are 3072 of pixels.
  private static let pieceLength = 3072

  private func transmission(of image: RGBImage, _ keys: (inout [UInt8]) -> Void) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(image.pixels.count * 4 / 3 + image.pixels.count / Self.pieceLength * 16 + 128)
    image.pixels.withUnsafeBufferPointer { pixels in
      // Pieces of the same array, in order, the last one shorter: none reaches over its end.
      for start in stride(from: 0, to: pixels.count, by: Self.pieceLength) {
        let end = min(pixels.count, start + Self.pieceLength)
        output.append("\u{1B}_G")
        if start == 0 {
          keys(&output)
          output.append(",q=2,f=24,i=")
          output.append(decimal: id)
          output.append(",s=")
          output.append(decimal: image.width)
          output.append(",v=")
          output.append(decimal: image.height)
          output.append(",")
        }
        output.append(end < pixels.count ? "m=1;" : "m=0;")
        output.append(base64: UnsafeBufferPointer(rebasing: pixels[start..<end]))
        output.append("\u{1B}\\")
      }
    }
    return output
  }
}
