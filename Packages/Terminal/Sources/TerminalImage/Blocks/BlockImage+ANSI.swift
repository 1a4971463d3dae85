import Images

/// Encodes block pictures as text with escape sequences.
extension BlockImage {
  /// Returns the picture as lines of text with 24-bit colors. Each line ends with a reset and a line feed.
  public func ansi() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(cells.count * 40)
    for row in 0..<area.rows {
      var foreground: RGBColor?
      var background: RGBColor?
      for column in 0..<area.columns {
        let cell = self[column, row]
        if cell.background != background {
          output.append(color: cell.background, selector: "48")
          background = cell.background
        }
        if cell.character != " ", cell.foreground != foreground {
          output.append(color: cell.foreground, selector: "38")
          foreground = cell.foreground
        }
        output.append(contentsOf: cell.character.utf8)
      }
      output.append("\u{1B}[0m\n")
    }
    return output
  }
}

extension [UInt8] {
  fileprivate mutating func append(color: RGBColor, selector: StaticString) {
    append("\u{1B}[")
    append(selector)
    append(";2;")
    append(decimal: Int(color.red))
    append(UInt8(ascii: ";"))
    append(decimal: Int(color.green))
    append(UInt8(ascii: ";"))
    append(decimal: Int(color.blue))
    append(UInt8(ascii: "m"))
  }
}
