import Terminal

/// A fake terminal in memory, which interprets a program's output.
struct ModelTerminal {
  /// The way in which a terminal draws a grapheme of several scalars.
  enum Graphemes {
    /// Draws one grapheme, with the width that Unicode defines.
    case known
    /// Draws scalar by scalar, so that a joined emoji takes at least four columns.
    case unknown
    /// Draws one grapheme, as kitty does. Symbols that also have an emoji form, such as ✌, take two columns.
    case wideSymbols
  }

  let size: Size
  let graphemes: Graphemes
  private(set) var cells: [[String]]
  private(set) var styles: [[String]]
  /// The device control strings that were received, with the cursor's position.
  private(set) var drawn: [(name: String, at: Point)] = []
  private(set) var cursor = Point.zero
  private(set) var isCursorVisible = false
  private(set) var link = ""
  private(set) var links: Set<String> = []
  private(set) var synchronizedFrames = 0
  private var isInFrame = false
  /// The length of the longest control string within a synchronized frame, in bytes.
  private(set) var longestInFrame = 0
  private var style = ""

  init(size: Size, graphemes: Graphemes = .known) {
    self.size = size
    self.graphemes = graphemes
    cells = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
    styles = Array(repeating: Array(repeating: "", count: size.width), count: size.height)
  }

  var lines: [String] { cells.map { $0.joined() } }

  mutating func write(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.first {
      if character == "\u{1B}" {
        rest.removeFirst()
        execute(&rest)
      } else if graphemes != .unknown {
        print(String(character), columns: isWideSymbol(character) ? 2 : character.columns)
        rest.removeFirst()
      } else {
        for scalar in character.unicodeScalars { print(String(scalar), columns: Character(scalar).columns) }
        rest.removeFirst()
      }
    }
  }

  private func isWideSymbol(_ character: Character) -> Bool {
    graphemes == .wideSymbols && "✌☝⛹✍🕴🕵🖐🏋🏌🇰".contains(character)
  }

  private mutating func print(_ text: String, columns: Int) {
    guard columns > 0 else {
      guard cursor.x > 0 else { return }
      let isBehindWide = cells[cursor.y][cursor.x - 1].isEmpty && cursor.x > 1
      cells[cursor.y][cursor.x - (isBehindWide ? 2 : 1)] += text
      return
    }
    // Lines do not wrap. Text beyond the last column overwrites that column.
    let start = max(0, min(cursor.x, size.width - columns))
    let end = min(size.width, start + columns)
    breakWideGlyphs(from: start, to: end)
    for x in start..<end {
      cells[cursor.y][x] = x == start ? text : ""
      styles[cursor.y][x] = style
    }
    if !link.isEmpty { links.insert(link) }
    cursor.x = end
  }

  /// Clears the remaining half of each wide character whose other half is overwritten.
  private mutating func breakWideGlyphs(from start: Int, to end: Int) {
    if cells[cursor.y][start].isEmpty, start > 0 { cells[cursor.y][start - 1] = " " }
    if end < size.width, cells[cursor.y][end].isEmpty { cells[cursor.y][end] = " " }
  }

  /// Changes the size. The new cells are blank.
  mutating func resize(to newSize: Size) {
    var resized = ModelTerminal(size: newSize, graphemes: graphemes)
    for y in 0..<min(size.height, newSize.height) {
      for x in 0..<min(size.width, newSize.width) { resized.cells[y][x] = cells[y][x] }
    }
    self = resized
  }

  private mutating func execute(_ rest: inout Substring) {
    switch rest.removeFirst() {
    case "[":
      let parameters = rest.prefix { !$0.isLetter }
      rest.removeFirst(parameters.count)
      control(String(parameters), rest.removeFirst())
    case let introducer:
      var body = ""
      while rest.first != "\u{1B}" { body.append(rest.removeFirst()) }
      rest.removeFirst(2)
      if isInFrame { longestInFrame = max(longestInFrame, body.utf8.count) }
      if introducer == "P" { drawn.append((body, cursor)) }
      if introducer == "]" { link = String(body.dropFirst(3)) }
    }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("H", _): cursor = Point(x: numbers[1] - 1, y: numbers[0] - 1)
    case ("C", _): cursor.x += numbers.first ?? 1
    case ("J", "2"): cells = ModelTerminal(size: size).cells
    case ("J", "") where cursor == .zero: cells = ModelTerminal(size: size).cells
    case ("m", _): style = parameters == "0" ? "" : style + "[\(parameters)]"
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("h", "?2026"):
      synchronizedFrames += 1
      isInFrame = true
    case ("l", "?2026"): isInFrame = false
    default: fatalError("an unexpected sequence: \(parameters)\(final)")
    }
  }
}
