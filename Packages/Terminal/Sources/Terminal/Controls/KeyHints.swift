/// A line with the keys of the active commands that are marked as hints. Commands near the focus come first, and hints
/// that do not fit are omitted. A click on a hint performs its command.
public final class KeyHints: View {
  private let lastTitle: String?

  /// - Parameter lastTitle: the title of a command that is always shown, such as the list of all keys.
  public init(keeping lastTitle: String? = nil) {
    self.lastTitle = lastTitle
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func draw(in canvas: Canvas) {
    for hint in hints {
      let x = canvas.draw(hint.key, at: Point(x: hint.x, y: 0), style: theme.accent)
      canvas.draw(" \(hint.title)", at: Point(x: x, y: 0), style: theme.bar)
    }
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left,
      let hint = hints.first(where: { ($0.x..<$0.x + $0.columns).contains(event.position.x) })
    else { return false }
    hint.command.perform()
    return true
  }

  private struct Hint {
    let command: KeyCommand
    let key: String
    var x = 0
    var title: String { command.hintTitle ?? command.title }
    var columns: Int { key.columns + 1 + title.columns }
  }

  /// The hints that fit, with two columns between them. A toast takes up the end of the line.
  private var hints: [Hint] {
    let columns = bounds.width - 1 - (window?.toastColumns ?? 0)
    var hints = (window?.activeCommands ?? []).filter(\.isHint).compactMap { command in
      command.keys.first.map { Hint(command: command, key: command.hintKeys ?? $0.description) }
    }
    while hints.reduce(-2, { $0 + $1.columns + 2 }) > columns,
      let dropped = hints.lastIndex(where: { $0.command.title != lastTitle })
    {
      hints.remove(at: dropped)
    }
    if hints.reduce(-2, { $0 + $1.columns + 2 }) > columns, window?.toastColumns ?? 0 > 0 { return [] }
    var x = 1
    for index in hints.indices {
      hints[index].x = x
      x += hints[index].columns + 2
    }
    return hints
  }
}
