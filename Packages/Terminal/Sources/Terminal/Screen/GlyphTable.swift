/// Assigns numbers to grapheme clusters and to link addresses, so that a cell can store them in a few bytes.
struct GlyphTable {
  struct Cluster {
    let bytes: [UInt8]
    /// The number of extra columns that a terminal without support for grapheme clusters may draw.
    let spill: Int
    /// Whether such a terminal may draw fewer columns, so that the remaining columns show old content.
    let mayLeaveGap: Bool
    /// Whether the cursor's position is known after printing the cluster.
    let isReliable: Bool
  }

  private(set) var clusters: [Cluster] = []
  private var clusterNumbers: [Character: Int] = [:]
  /// The glyphs of placeholders by column and row, because a lookup by grapheme is slow.
  private var placeholders: [Point: Glyph] = [:]
  private(set) var links: [String] = [""]
  private var linkNumbers: [String: UInt16] = [:]

  /// Whether the table is so large that it should be emptied and the screen repainted. Placeholders do not count,
  /// because their number is bounded and a single large picture needs many.
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

  /// Returns the number of a link; 0 for no link, or if all numbers are in use.
  mutating func linkNumber(_ target: String?) -> UInt16 {
    guard let target, !target.isEmpty, links.count < Int(UInt16.max) else { return 0 }
    if let number = linkNumbers[target] { return number }
    let number = UInt16(links.count)
    links.append(target)
    linkNumbers[target] = number
    return number
  }
}
