/// Encodes pictures for iTerm2's protocol for inline images, which WezTerm and mintty also support. The terminal
/// decodes the file.
public enum ITermImage {
  /// Returns the bytes that show a file on an area, with the upper left corner at the cursor.
  ///
  /// The cost is a pass over the file. The result is a third longer than the file.
  /// - Parameters:
  ///   - file: a picture in a format that the terminal supports. Every terminal with this protocol supports JPEG and
  ///     PNG.
  ///   - area: the cells to fill. The picture is stretched to the area's shape.
  public static func show(_ file: [UInt8], on area: CellArea) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.count * 4 / 3 + 128)
    output += "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(area.columns);height=\(area.rows)".utf8
    // The area has the picture's aspect ratio, rounded to cells. With `preserveAspectRatio=1`, the rounding would leave
    // a gap.
    output.append(";preserveAspectRatio=0;doNotMoveCursor=1:")
    file.withUnsafeBufferPointer { output.append(base64: $0) }
    output.append(0x07)
    return output
  }
}
