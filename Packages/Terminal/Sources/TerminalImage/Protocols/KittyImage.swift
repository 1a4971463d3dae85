public import Images

/// A picture in kitty's graphics protocol. The picture is sent once, and can then be shown at any position and size.
///
/// By default, every command suppresses the terminal's answer.
public struct KittyImage: Hashable, Sendable {
  /// The identifier of the picture in the terminal.
  public let id: Int

  /// - Parameter id: the identifier, from 1 to 2²⁴ − 1, because placeholders encode it as a color.
  public init(id: Int) {
    precondition(0x1...0xFF_FFFF ~= id, "an id of a picture has 24 bits and is not 0")
    self.id = id
  }

  /// Returns the bytes that send a picture, without showing it.
  ///
  /// The terminal scales the picture. A picture with more pixels than its area on the screen gives no better result.
  /// The bytes are a third longer than the file.
  public func upload(_ image: PNGImage) -> [UInt8] {
    transmission(of: image, "a=t")
  }

  /// Returns the bytes that send a picture. Placeholders (``placeholder(column:row:)``) can then show the picture on an
  /// area.
  public func upload(_ image: PNGImage, placeholders area: CellArea) -> [UInt8] {
    transmission(of: image, "a=T,U=1,p=1,c=\(area.columns),r=\(area.rows)")
  }

  /// Returns the bytes that check whether the terminal has the picture. The bytes repeat the placement of placeholders.
  /// If the upload failed or the terminal has released the pixels, the terminal reports an error.
  public func check(placeholders area: CellArea) -> [UInt8] {
    command("a=p,U=1,p=1,c=\(area.columns),r=\(area.rows)", quiet: 1)
  }

  /// Returns the bytes that show the picture on an area, with the upper left corner at the cursor. The cursor does not
  /// move. A placement that is already shown moves to the area.
  /// - Parameters:
  ///   - placement: the number of the placement, at least 1. A picture can have several placements.
  ///   - reportsErrors: whether the terminal reports a missing picture. Set this to true only in a program that reads
  ///     the terminal's answers.
  public func place(on area: CellArea, placement: Int = 1, reportsErrors: Bool = false) -> [UInt8] {
    command(Self.keys(placement, on: area), quiet: reportsErrors ? 1 : 2)
  }

  /// Returns the bytes that show a part of the picture on an area.
  /// - Parameters:
  ///   - x: the left edge of the part, in pixels.
  ///   - y: the upper edge of the part, in pixels.
  ///   - size: the size of the part in pixels, at least 1 × 1.
  public func place(
    partAt x: Int, _ y: Int, size: ImageSize, on area: CellArea, placement: Int = 1, reportsErrors: Bool = false
  ) -> [UInt8] {
    command(
      Self.keys(placement, on: area) + ",x=\(x),y=\(y),w=\(size.width),h=\(size.height)",
      quiet: reportsErrors ? 1 : 2)
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

  /// Returns the character for one cell of the picture. The character must be printed in ``placeholderColor``.
  ///
  /// Other programs treat the placeholder as an ordinary character, which can be scrolled, covered and copied as text.
  /// - Precondition: `column` and `row` are below ``longestPlaceholderSide``.
  public static func placeholder(column: Int, row: Int) -> Character {
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{10EEEE}")
    scalars.append(PlaceholderMarks.all[row])
    scalars.append(PlaceholderMarks.all[column])
    return Character(String(scalars))
  }

  /// - Parameter quiet: 1 suppresses confirmations; 2 suppresses confirmations and errors.
  private func command(_ keys: String, quiet: Int = 2) -> [UInt8] {
    Array("\u{1B}_G\(keys),q=\(quiet),i=\(id)\u{1B}\\".utf8)
  }

  /// The maximum number of bytes of the file in a chunk. The protocol allows 4096 bytes of base64.
  private static let pieceLength = 3072

  private func transmission(of image: PNGImage, _ keys: String) -> [UInt8] {
    let file = image.file
    var output: [UInt8] = []
    output.reserveCapacity(file.count * 4 / 3 + file.count / Self.pieceLength * 16 + 128)
    file.withUnsafeBufferPointer { bytes in
      // Safe: the chunks are successive parts of the array, and the last chunk ends at the end of the array.
      for start in stride(from: 0, to: bytes.count, by: Self.pieceLength) {
        let end = min(bytes.count, start + Self.pieceLength)
        output.append("\u{1B}_G")
        if start == 0 { output += "\(keys),q=2,f=100,i=\(id),".utf8 }
        output.append(end < bytes.count ? "m=1;" : "m=0;")
        output.append(base64: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        output.append("\u{1B}\\")
      }
    }
    return output
  }
}
