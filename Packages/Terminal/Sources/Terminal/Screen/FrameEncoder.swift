/// Collects the bytes of one frame.
struct FrameEncoder {
  private let options: Screen.Options
  /// Begins with what opens a frame: to put that before megabytes of pictures later would copy them.
  private var output: [UInt8] = []
  private let openingLength: Int
  private let shownCursor: Point?
  private var pen: Pen
  private var link: UInt16 = 0
  /// Where the terminal's cursor is; nil when that is not certain.
  private var cursor: Point?

  /// - Parameter shownCursor: where the cursor is seen; nil when it is not.
  init(options: Screen.Options, shownCursor: Point?) {
    self.options = options
    self.shownCursor = shownCursor
    pen = Pen(depth: options.depth, keepsAttributes: true)
    if options.isSynchronized { output += "\u{1B}[?2026h".utf8 }
    // Hidden while the frame is written, so that it is not seen running about.
    if shownCursor != nil { output += "\u{1B}[?25l".utf8 }
    openingLength = output.count
  }

  /// Bytes that print nothing and leave the cursor where it is.
  mutating func raw(_ bytes: [UInt8]) {
    output += bytes
  }

  mutating func clear() {
    output += "\u{1B}[2J".utf8
  }

  /// Draws what differs between two screens of the same size.
  ///
  /// - Returns: the columns that were written, for each row; empty where nothing was.
  mutating func write(_ new: CellGrid, over old: CellGrid, glyphs: GlyphTable) -> [Range<Int>] {
    var written: [Range<Int>] = []
    for y in 0..<new.size.height {
      var range = 0..<0
      // A terminal that draws a grapheme too wide has overwritten the cells up to here.
      var spoiledEnd = 0
      var x = 0
      while x < new.size.width {
        let cell = new[x, y]
        let end = x + max(1, Int(cell.width))
        let differs = cell != old[x, y] || cell.width == 2 && new[x + 1, y] != old[x + 1, y]
        if (differs || x < spoiledEnd) && cell.width != 0 {
          print(cell, at: Point(x: x, y: y), screenWidth: new.size.width, glyphs: glyphs)
          if let cluster = cell.glyph.cluster { spoiledEnd = max(spoiledEnd, end + glyphs.clusters[cluster].spill) }
          range = range.isEmpty ? x..<end : range.lowerBound..<end
        }
        x = end
      }
      written.append(range)
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
      output += cluster.bytes
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
    // Where the cursor is after a picture differs between terminals.
    cursor = nil
  }

  /// The whole frame; empty when there is nothing to do. To be called once, at the end.
  ///
  /// - Parameter wantedCursor: where the cursor is to be seen; nil when it is not.
  mutating func finish(cursor wantedCursor: Point?) -> [UInt8] {
    if output.count == openingLength && wantedCursor == shownCursor { return [] }
    pen.change(to: .plain, output: &output)
    if let wantedCursor {
      move(to: wantedCursor)
      output += "\u{1B}[?25h".utf8
    }
    if options.isSynchronized { output += "\u{1B}[?2026l".utf8 }
    return output
  }
}
