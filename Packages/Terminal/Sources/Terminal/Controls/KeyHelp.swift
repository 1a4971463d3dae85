/// A dialog that lists all active commands and their keys, until Escape, `?` or `q` is pressed.
///
/// ```swift
/// window.present(KeyHelp(commands: window.activeCommands, title: "Keys"))
/// ```
public final class KeyHelp: View {
  private let dialog: Dialog

  public init(commands: [KeyCommand], title: String) {
    let lines = commands.filter { !$0.keys.isEmpty }.map { command in
      (keys: command.keyNames.joined(separator: "  "), title: command.title)
    }
    dialog = Dialog(title: title, ScrollView(KeyTable(lines: lines)))
    super.init()
    addSubview(dialog)
  }

  public override func sizeThatFits(_ size: Size) -> Size { dialog.sizeThatFits(size) }

  public override func layoutSubviews() {
    dialog.frame = bounds
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard [KeyPress(.escape), .character("?"), .character("q")].contains(key) else { return false }
    window?.dismiss(self)
    return true
  }
}

/// A table with keys on the left and the titles of their commands on the right.
private final class KeyTable: View {
  private let lines: [(keys: String, title: String)]
  private let keyColumns: Int

  init(lines: [(keys: String, title: String)]) {
    self.lines = lines
    keyColumns = lines.reduce(0) { max($0, $1.keys.columns) }
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widest = lines.reduce(0) { max($0, $1.title.columns) }
    return Size(width: min(size.width, keyColumns + 3 + widest), height: lines.count)
  }

  override func draw(in canvas: Canvas) {
    for (row, line) in lines.enumerated() where canvas.visible.rows.contains(row) {
      canvas.draw(line.keys, at: Point(x: 0, y: row), style: theme.accent)
      canvas.draw(line.title, at: Point(x: keyColumns + 2, y: row), style: theme.text)
    }
  }

  override var spokenText: String? { lines.map { "\($0.keys): \($0.title)" }.joined(separator: "\n") }
}
