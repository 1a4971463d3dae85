/// A table of text whose columns fit a width.
///
/// ```swift
/// var table = TextTable(columns: [.init("ID"), .init("Title", shrinks: true), .init("Likes", alignment: .trailing)])
/// table.add(["a1", "Dunes at dawn", "1204"])
/// for line in table.lines(width: 80) { print(line.ansi(depth: depth)) }
/// ```
///
/// Widths are counted by graphemes, so that Chinese, emoji and letters with marks stay aligned. A cell with
/// right-to-left text ends in a directional mark, which isolates it from the next cell.
public struct TextTable: Sendable {
  public struct Column: Sendable {
    public var title: StyledText
    public var alignment: TextAlignment
    /// Whether the column's cells may be truncated if the table is too wide.
    public var shrinks: Bool
    /// The minimum width. The column becomes narrower than this only if no other column can shrink.
    public var minimum: Int

    public init(
      _ title: StyledText, alignment: TextAlignment = .leading, shrinks: Bool = false, minimum: Int = 8
    ) {
      self.title = title
      self.alignment = alignment
      self.shrinks = shrinks
      self.minimum = minimum
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
  /// - Parameter width: the available columns; nil if cells are not truncated. Columns with `shrinks` are narrowed
  ///   first, starting with the widest, and then the others.
  public func lines(width: Int?) -> [StyledText] {
    let widths = self.widths(in: width)
    let hasHeader = columns.contains { $0.title.columns > 0 }
    return ((hasHeader ? [columns.map(\.title)] : []) + rows).map { line($0, widths: widths) }
  }

  private func line(_ cells: [StyledText], widths: [Int]) -> StyledText {
    var line = StyledText("")
    for (index, cell) in cells.enumerated() {
      if index > 0 { line += StyledText(String(repeating: " ", count: gap)) }
      let fitting = cell.truncated(toColumns: widths[index])
      let isolated = fitting.plain.hasRightToLeftLetters ? fitting + StyledText(leftToRightMark) : fitting
      let isLast = index == cells.count - 1
      line +=
        isLast && columns[index].alignment == .leading
        ? isolated : isolated.padded(toColumns: widths[index], alignment: columns[index].alignment)
    }
    return line
  }

  private func widths(in available: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].title.columns) { max($0, $1[index].columns) }
    }
    guard let available else { return widths }
    var excess = widths.reduce(0, +) + gap * max(0, columns.count - 1) - available
    shrink(&widths, by: &excess) { columns[$0].shrinks ? columns[$0].minimum : nil }
    shrink(&widths, by: &excess) { _ in 1 }
    return widths
  }

  /// Narrows the widest columns until the excess is gone or every column has its minimum width.
  private func shrink(_ widths: inout [Int], by excess: inout Int, floor: (Int) -> Int?) {
    while excess > 0 {
      let candidates = widths.indices.filter { index in floor(index).map { widths[index] > $0 } ?? false }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
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
