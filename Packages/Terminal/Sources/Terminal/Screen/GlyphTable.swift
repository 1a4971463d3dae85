/// Graphemes of several scalars and addresses of links, each kept once and named by a number.
struct GlyphTable {
  struct Cluster {
    let bytes: [UInt8]
    /// How many columns more than it should a terminal may draw that knows no graphemes.
    let spill: Int
    /// Whether such a terminal draws it in fewer columns than it should, and leaves what was in the others.
    let mayLeaveGap: Bool
    /// Whether the cursor is known to be behind it after printing it.
    let isReliable: Bool
  }

  private(set) var clusters: [Cluster] = []
  private var clusterNumbers: [Character: Int] = [:]
  /// By column and row. To look a grapheme up costs a hundred times more than to look up two numbers.
  private var placeholders: [Point: Glyph] = [:]
  private(set) var links: [String] = [""]
  private var linkNumbers: [String: UInt16] = [:]

  /// Whether so much has been kept that it should be thrown away, with a repaint. Placeholders do not count: one
  /// picture that fills a large screen has more of them, and there are only so many.
  var isLarge: Bool { clusters.count - placeholders.count > 8192 || links.count > 8192 }

  mutating func glyph(_ character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex { return Glyph(only) }
    if let number = clusterNumbers[character] { return Glyph(cluster: number) }
    let naiveColumns = scalars.reduce(0) { $0 + $1.columns }
    clusters.append(
      Cluster(
        bytes: Array(String(character).utf8),
        spill: max(0, naiveColumns - character.columns),
        mayLeaveGap: naiveColumns < character.columns,
        isReliable: scalars.first == kittyPlaceholder
      )
    )
    clusterNumbers[character] = clusters.count - 1
    return Glyph(cluster: clusters.count - 1)
  }

  mutating func placeholder(column: Int, row: Int, _ character: (Int, Int) -> Character) -> Glyph {
    let place = Point(x: column, y: row)
    if let known = placeholders[place] { return known }
    let new = glyph(character(column, row))
    placeholders[place] = new
    return new
  }

  /// 0 for no link, and when a single frame has more links than can be told apart.
  mutating func linkNumber(_ target: String?) -> UInt16 {
    guard let target, !target.isEmpty, links.count < Int(UInt16.max) else { return 0 }
    if let number = linkNumbers[target] { return number }
    let number = UInt16(links.count)
    links.append(target)
    linkNumbers[target] = number
    return number
  }
}
