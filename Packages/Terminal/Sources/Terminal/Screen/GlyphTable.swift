/// Assigns numbers to grapheme clusters and to link addresses, so that a cell can store them in a few bytes. A scalar
/// whose width is uncertain is stored as a cluster.
struct GlyphTable {
  struct Cluster {
    let bytes: [UInt8]
    /// The number of extra columns that a terminal without support for grapheme clusters may draw.
    let spill: Int
    /// Whether a terminal may draw fewer columns and leave old content in the remaining columns.
    let mayLeaveGap: Bool
    /// Whether the cursor's position is known after printing the cluster.
    let isReliable: Bool
    /// Whether the cluster is a single scalar of uncertain width.
    let isScalar: Bool
  }

  private(set) var clusters: [Cluster] = []
  private var clusterNumbers: [Character: Int] = [:]
  /// The glyphs of kitty's placeholder characters, by the column and row in the picture. A lookup by grapheme would be
  /// slow.
  private var placeholders: [Point: Glyph] = [:]
  private(set) var links: [String] = [""]
  private var linkNumbers: [String: UInt16] = [:]

  /// Whether the table is so large that it should be emptied and the screen repainted. Placeholders are not counted,
  /// because their number is bounded and one large picture needs many of them.
  var isLarge: Bool { clusters.count - placeholders.count > 8192 || links.count > 8192 }

  mutating func glyph(_ character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    let only = scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    if let only, !only.hasUncertainColumns { return Glyph(only) }
    if let number = clusterNumbers[character] { return Glyph(cluster: number) }
    let naiveColumns = scalars.reduce(0) { $0 + $1.columns }
    clusters.append(
      Cluster(
        bytes: Array(String(character).utf8),
        // A scalar of uncertain width takes one or two columns.
        spill: max(0, (only == nil ? naiveColumns : 2) - character.columns),
        mayLeaveGap: (only == nil ? naiveColumns : 1) < character.columns,
        isReliable: scalars.first == kittyPlaceholder,
        isScalar: only != nil
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

  /// Returns the number of a link; 0 if there is no link or all numbers are in use.
  mutating func linkNumber(_ target: String?) -> UInt16 {
    guard let target, !target.isEmpty, links.count < Int(UInt16.max) else { return 0 }
    if let number = linkNumbers[target] { return number }
    let number = UInt16(links.count)
    links.append(target)
    linkNumbers[target] = number
    return number
  }
}
