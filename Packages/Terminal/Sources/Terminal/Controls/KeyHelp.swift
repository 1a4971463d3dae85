import Reactive

/// A dialog that lists all active commands and their keys. Escape, `?` or `q` closes the dialog.
///
/// ```swift
/// window.present(KeyHelp(commands: window.activeCommands, title: "Keys"))
/// ```
///
/// The commands are grouped. The groups are shown in two columns if both columns fit, and the list scrolls if it is too
/// tall.
public final class KeyHelp: View {
  private let table: KeyTable
  private let dialog: Dialog

  public init(commands: [KeyCommand], title: String, texts: CommandTexts = CommandTexts()) {
    let groups = KeyCommand.Group.allCases.compactMap { group in
      KeyTable.Part(title: texts.groups[group] ?? "", commands: commands.filter { $0.group == group })
    }
    table = KeyTable(groups)
    dialog = Dialog(title: title, ScrollView(table), widest: 110)
    super.init()
    addSubview(dialog)
    // The subscription ends when the view is released.
    _ = addCommand(
      texts.close, keys: [KeyPress(.escape), .character("?"), .character("q")], isHint: true, group: .program
    )
    .subscribe(onNext: { [weak self] in
      if let self { window?.dismiss(self) }
    })
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    table.gap = 1
    if dialog.sizeThatFits(Size(width: size.width, height: 10_000)).height > size.height { table.gap = 0 }
    return dialog.sizeThatFits(size)
  }

  public override func layoutSubviews() {
    dialog.frame = bounds
  }
}

/// A table with keys on the left and the titles of their commands on the right, in one or two columns.
private final class KeyTable: View {
  /// A group of commands.
  struct Part {
    let title: String
    let lines: [(keys: [String], title: String)]

    /// Creates a group where commands with the same title or summary share a line. Returns nil if there are no
    /// commands.
    init?(title: String, commands: [KeyCommand]) {
      var lines: [(keys: [String], title: String)] = []
      for command in commands {
        let name = command.summary ?? command.title
        let keys = command.summary == nil ? command.keyNames : Array(command.keyNames.prefix(1))
        if let index = lines.firstIndex(where: { $0.title == name }) {
          lines[index].keys += keys.filter { !lines[index].keys.contains($0) }
        } else {
          lines.append((keys, name))
        }
      }
      guard !lines.isEmpty else { return nil }
      self.title = title
      self.lines = lines
    }
  }

  private let parts: [Part]
  /// The number of blank rows between groups.
  var gap = 1
  /// The number of blank columns between the two columns of the table.
  private let columnGap = 3

  init(_ parts: [Part]) {
    self.parts = parts
    super.init()
  }

  /// A column of the table, with room for its longest keys and its longest title.
  private struct Column {
    let parts: ArraySlice<Part>
    let keyColumns: Int
    let titleColumns: Int

    init(_ parts: ArraySlice<Part>) {
      self.parts = parts
      let lines = parts.flatMap(\.lines)
      keyColumns = min(18, lines.reduce(0) { max($0, $1.keys.joined(separator: " ").columns) })
      titleColumns = lines.reduce(0) { max($0, $1.title.columns) }
    }

    var width: Int { keyColumns + 2 + titleColumns }

    func height(gap: Int) -> Int { max(0, parts.reduce(-gap) { $0 + $1.lines.count + 1 + gap }) }
  }

  /// Returns one column, or two columns of similar height if one column is tall and two columns fit.
  private func columns(width: Int) -> [Column] {
    let whole = Column(parts[...])
    guard whole.height(gap: gap) + gap > 12 else { return [whole] }
    let pairs = parts.indices.dropFirst().map { [Column(parts[..<$0]), Column(parts[$0...])] }
      .filter { $0[0].width + columnGap + $0[1].width <= width }
    return pairs.min { height($0) < height($1) } ?? [whole]
  }

  private func height(_ columns: [Column]) -> Int { columns.reduce(0) { max($0, $1.height(gap: gap)) } }

  override func sizeThatFits(_ size: Size) -> Size {
    let columns = columns(width: size.width)
    let width = columns.reduce(-columnGap) { $0 + $1.width + columnGap }
    return Size(width: min(size.width, width), height: max(1, height(columns)))
  }

  override func draw(in canvas: Canvas) {
    var x = 0
    for column in columns(width: canvas.size.width) {
      draw(column, x: x, in: canvas)
      x += column.width + columnGap
    }
  }

  private func draw(_ column: Column, x: Int, in canvas: Canvas) {
    let width = min(column.width, canvas.size.width - x)
    // The keys get the columns that the longest title does not need. In a narrow window, the keys get almost half of
    // the width.
    let keyColumns = max(1, min(column.keyColumns, max(width - column.titleColumns - 2, width / 2 - 2)))
    var row = 0
    for part in column.parts {
      canvas.draw(part.title, at: Point(x: x, y: row), style: theme.title)
      for line in part.lines {
        row += 1
        canvas.draw(Self.keys(line.keys, columns: keyColumns), at: Point(x: x, y: row), style: theme.accent)
        let title = line.title.truncated(toColumns: max(0, width - keyColumns - 2))
        canvas.draw(title, at: Point(x: x + keyColumns + 2, y: row), style: theme.text)
      }
      row += 1 + gap
    }
  }

  /// Returns as many keys as fit, but at least the first key.
  private static func keys(_ keys: [String], columns: Int) -> String {
    var text = keys.first ?? ""
    for key in keys.dropFirst() where text.columns + 1 + key.columns <= columns { text += " \(key)" }
    return text.truncated(toColumns: columns)
  }

  override var spokenText: String? {
    parts.flatMap { [$0.title] + $0.lines.map { "\($0.keys.joined(separator: ", ")): \($0.title)" } }
      .joined(separator: "\n")
  }
}
