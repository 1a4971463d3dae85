/// A picture in iTerm2's protocol, which WezTerm, mintty and others speak: the file itself, decoded by the terminal.
public enum ITermImage {
  /// Shows a file on some cells with its corner at the cursor.
  ///
  /// Costs a pass over the file; nothing is decoded. The answer is a third longer than the file.
  /// - Parameters:
  ///   - file: a picture in any format that the terminal knows; all know JPEG and PNG.
  ///   - area: all of it is covered; its shape is the caller's business (``CellArea/fitting(_:cell:)``).
  public static func show(_ file: [UInt8], on area: CellArea) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.count * 4 / 3 + 128)
    output.append("\u{1B}]1337;File=inline=1;size=")
    output.append(decimal: file.count)
    output.append(";width=")
    output.append(decimal: area.columns)
    output.append(";height=")
    output.append(decimal: area.rows)
    // The area has the picture's shape; asked to keep it, the terminal would leave a gap for the rounding of a cell.
    output.append(";preserveAspectRatio=0;doNotMoveCursor=1:")
    file.withUnsafeBufferPointer { output.append(base64: $0) }
    output.append(0x07)
    return output
  }
}
