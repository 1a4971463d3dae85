/// A table of text whose columns fit a terminal, or tab-separated lines for other programs.
///
/// ```swift
/// var table = TextTable(columns: [.init("ID"), .init("Title", shrinks: true), .init("Likes", alignment: .trailing)])
/// table.add(["a1", "Dunes at dawn", "1204"])
/// for line in table.lines(width: 80) { print(line.ansi(depth: depth)) }
/// ```
///
/// Widths are counted by graphemes, so that columns with Chinese text, emoji or letters with marks stay aligned. A cell
/// with right-to-left text ends in a directional mark, which isolates the cell from the next cell.
public struct TextTable: Sendable {
  public struct Column: Sendable {
    public var title: StyledText
    public var alignment: TextAlignment
    /// Whether the column's cells may be truncated if the table is too wide.
    public var shrinks: Bool
    /// The minimum width. If the table is too wide even with minimum widths, columns are omitted.
    public var minimum: Int
    /// The priority of the column when columns are omitted: the column with the lowest value is omitted first. Among
    /// columns with the same value, the last column is omitted first. The first column is always shown.
    public var importance: Int

    public init(
      _ title: StyledText, alignment: TextAlignment = .leading, shrinks: Bool = false, minimum: Int = 8,
      importance: Int = 0
    ) {
      self.title = title
      self.alignment = alignment
      self.shrinks = shrinks
      self.minimum = minimum
      self.importance = importance
    }
  }

  public let columns: [Column]
  public let gap: Int
  public private(set) var rows: [[StyledText]] = []

  /// - Parameter gap: the number of spaces between two columns.
  public init(columns: [Column], gap: Int = 2) {
    self.columns = columns
    self.gap = gap
  }

  /// Adds a row. Missing cells are empty, and extra cells are dropped.
  public mutating func add(_ cells: [StyledText]) {
    rows.append((0..<columns.count).map { $0 < cells.count ? cells[$0] : "" })
  }

  /// Returns the lines of the table: the header, if any column has a title, and the rows.
  ///
  /// - Parameter width: the columns of the terminal; nil to separate the cells with tabs. Columns with `shrinks` are
  ///   narrowed first, starting with the widest. If the table is still too wide, columns other than the first are
  ///   omitted.
  public func lines(width: Int?) -> [StyledText] {
    guard let width else { return (header.map { [$0] } ?? []) + rows.map(Self.tabSeparated) }
    let widths = self.widths(in: width)
    return ((hasHeader ? [columns.map(\.title)] : []) + rows).map { line($0, widths: widths) }
  }

  private var hasHeader: Bool { columns.contains { $0.title.columns > 0 } }

  /// The titles, separated by tabs; nil if no column has a title.
  public var header: StyledText? { hasHeader ? Self.tabSeparated(columns.map(\.title)) : nil }

  /// Returns the cells of a row, separated by tabs. The cells must not contain tabs.
  public static func tabSeparated(_ cells: [StyledText]) -> StyledText {
    cells.dropFirst().reduce(cells.first ?? "") { $0 + "\t" + $1 }
  }

  /// - Parameter widths: the width of each column; 0 for an omitted column.
  private func line(_ cells: [StyledText], widths: [Int]) -> StyledText {
    var line = StyledText("")
    let shown = cells.indices.filter { $0 == 0 || widths[$0] > 0 }
    for index in shown {
      let cell = cells[index]
      if index > 0 { line += StyledText(String(repeating: " ", count: gap)) }
      let fitting = index == 0 ? cell : cell.truncated(toColumns: widths[index])
      let isolated = fitting.plain.hasRightToLeftLetters ? fitting + StyledText(leftToRightMark) : fitting
      let isLast = index == shown.last
      line +=
        isLast && columns[index].alignment == .leading
        ? isolated : isolated.padded(toColumns: widths[index], alignment: columns[index].alignment)
    }
    return line
  }

  /// Returns the width of each column; 0 for an omitted column.
  private func widths(in available: Int) -> [Int] {
    let natural = columns.indices.map { index in
      rows.reduce(columns[index].title.columns) { max($0, $1[index].columns) }
    }
    var shown = Set(columns.indices)
    while true {
      var widths = columns.indices.map { shown.contains($0) ? natural[$0] : 0 }
      let gaps = widths.dropFirst().count { $0 > 0 } * gap
      let excess = widths.reduce(0, +) + gaps - available
      if shrink(&widths, by: excess) { return widths }
      let removable = shown.filter { $0 > 0 && widths[$0] > 0 }
      let least = removable.max { (columns[$1].importance, $0) < (columns[$0].importance, $1) }
      guard let least else { return widths }
      shown.remove(least)
    }
  }

  /// Narrows the columns with `shrinks`, starting with the widest.
  ///
  /// - Returns: false if the table is too wide even with minimum widths.
  private func shrink(_ widths: inout [Int], by excess: Int) -> Bool {
    for _ in 0..<max(0, excess) {
      let candidates = widths.indices.filter { columns[$0].shrinks && widths[$0] > columns[$0].minimum }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return false }
      widths[widest] -= 1
    }
    return true
  }
}

private let leftToRightMark = "\u{200E}"

extension String {
  var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
      default: false
      }
    }
  }
}
