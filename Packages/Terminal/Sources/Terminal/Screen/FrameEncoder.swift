/// Encodes the difference between two frames as control sequences.
struct FrameEncoder {
  private let options: Screen.Options
  /// The bytes of the frame so far. The sequence that opens a frame is written first, because inserting it later would
  /// copy all bytes.
  private var output: [UInt8]
  private let preparationLength: Int
  private let openingLength: Int
  private let shownCursor: Point?
  private var pen: Pen
  private var link: UInt16 = 0
  /// The position of the terminal's cursor; nil if it is unknown.
  private var cursor: Point?

  /// - Parameters:
  ///   - preparation: bytes that print nothing, such as pictures to upload. These bytes are sent before a synchronized
  ///     frame starts, because terminals limit the length of a synchronized frame.
  ///   - shownCursor: the position of the visible cursor; nil if it is hidden.
  init(options: Screen.Options, preparation: [UInt8], shownCursor: Point?) {
    self.options = options
    output = preparation
    preparationLength = preparation.count
    self.shownCursor = shownCursor
    pen = Pen(depth: options.depth, keepsAttributes: true)
    if options.isSynchronized { output += "\u{1B}[?2026h".utf8 }
    // Hides the cursor while the frame is written, to avoid flicker.
    if shownCursor != nil { output += "\u{1B}[?25l".utf8 }
    openingLength = output.count
  }

  /// Appends bytes that print nothing and do not move the cursor.
  mutating func raw(_ bytes: [UInt8]) {
    output += bytes
  }

  /// Clears all cells.
  ///
  /// - Parameter keepsPictures: whether the terminal must retain the data of pictures. kitty releases the data if the
  ///   whole screen is cleared at once.
  mutating func clear(keepsPictures: Bool) {
    if keepsPictures { move(to: .zero) }
    output += (keepsPictures ? "\u{1B}[J" : "\u{1B}[2J").utf8
  }

  /// Encodes the difference between two grids of the same size.
  ///
  /// - Returns: the ranges of written columns for each row, from left to right.
  mutating func write(_ new: CellGrid, over old: CellGrid, glyphs: GlyphTable) -> [[Range<Int>]] {
    var written: [[Range<Int>]] = []
    for y in 0..<new.size.height {
      var ranges: [Range<Int>] = []
      // The end of the columns that a terminal may have overwritten by drawing a grapheme wider than expected.
      var spoiledEnd = 0
      var x = 0
      while x < new.size.width {
        let cell = new[x, y]
        let end = x + max(1, Int(cell.width))
        let differs = cell != old[x, y] || cell.width == 2 && new[x + 1, y] != old[x + 1, y]
        if (differs || x < spoiledEnd) && cell.width != 0 {
          print(cell, at: Point(x: x, y: y), screenWidth: new.size.width, glyphs: glyphs)
          if let cluster = cell.glyph.cluster { spoiledEnd = max(spoiledEnd, end + glyphs.clusters[cluster].spill) }
          if let last = ranges.last, last.upperBound == x {
            ranges[ranges.count - 1] = last.lowerBound..<end
          } else {
            ranges.append(x..<end)
          }
        }
        x = end
      }
      written.append(ranges)
    }
    setLink(0, glyphs: glyphs)
    return written
  }

  private mutating func print(_ cell: Cell, at point: Point, screenWidth: Int, glyphs: GlyphTable) {
    move(to: point)
    pen.change(to: cell.style, output: &output)
    setLink(cell.link, glyphs: glyphs)
    let end = point.x + Int(cell.width)
    var isReliable = end < screenWidth
    if let number = cell.glyph.cluster {
      let cluster = glyphs.clusters[number]
      if cluster.mayLeaveGap {
        output += repeatElement(UInt8(ascii: " "), count: Int(cell.width))
        cursor = nil
        move(to: point)
      }
      if cluster.isScalar && end + cluster.spill > screenWidth {
        // Writes a space instead of the scalar. If the terminal drew the scalar with two columns, the scalar would not
        // fit at the end of the line and would overwrite the previous cell.
        output.append(UInt8(ascii: " "))
      } else {
        output += cluster.bytes
      }
      isReliable = isReliable && cluster.isReliable
    } else {
      output += UTF8.encode(cell.glyph.scalar ?? " ") ?? UTF8.encodedReplacementCharacter
    }
    cursor = isReliable ? Point(x: end, y: point.y) : nil
  }

  private mutating func move(to point: Point) {
    if cursor == point { return }
    if let cursor, cursor.y == point.y, point.x > cursor.x {
      output += "\u{1B}[".utf8
      if point.x - cursor.x > 1 { output.append(decimal: point.x - cursor.x) }
      output.append(UInt8(ascii: "C"))
    } else {
      output += "\u{1B}[".utf8
      output.append(decimal: point.y + 1)
      output.append(UInt8(ascii: ";"))
      output.append(decimal: point.x + 1)
      output.append(UInt8(ascii: "H"))
    }
    cursor = point
  }

  private mutating func setLink(_ number: UInt16, glyphs: GlyphTable) {
    guard options.hasLinks, number != link else { return }
    output += "\u{1B}]8;;\(glyphs.links[Int(number)].asLinkTarget)\u{1B}\\".utf8
    link = number
  }

  mutating func draw(_ picture: Picture, at point: Point) {
    move(to: point)
    output += picture.drawing
    // The cursor's position after a picture depends on the terminal.
    cursor = nil
  }

  /// Returns the bytes of the frame, or only the bytes of `preparation` if nothing changed. Call this method once,
  /// after all changes.
  ///
  /// - Parameter wantedCursor: the new position of the visible cursor; nil to hide it.
  mutating func finish(cursor wantedCursor: Point?) -> [UInt8] {
    if output.count == openingLength && wantedCursor == shownCursor { return Array(output.prefix(preparationLength)) }
    pen.change(to: .plain, output: &output)
    if let wantedCursor {
      move(to: wantedCursor)
      output += "\u{1B}[?25h".utf8
    }
    if options.isSynchronized { output += "\u{1B}[?2026l".utf8 }
    return output
  }
}
