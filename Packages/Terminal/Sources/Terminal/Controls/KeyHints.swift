/// A line with the keys of the active commands that are marked as hints, those nearest to the focus first, as many as
/// fit.
public final class KeyHints: View {
  private let lastTitle: String?

  /// - Parameter lastTitle: the title of a command that is always shown, such as the list of all keys.
  public init(keeping lastTitle: String? = nil) {
    self.lastTitle = lastTitle
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func draw(in canvas: Canvas) {
    var x = 1
    for hint in hints(columns: canvas.size.width - 1) {
      x = canvas.draw(hint.key, at: Point(x: x, y: 0), style: theme.accent)
      x = canvas.draw(" \(hint.title)", at: Point(x: x, y: 0), style: theme.bar) + 2
    }
  }

  private struct Hint {
    let key: String
    let title: String
    /// The width of the hint and the gap after it.
    var columns: Int { key.columns + title.columns + 3 }
  }

  private func hints(columns: Int) -> [Hint] {
    var hints = (window?.activeCommands ?? []).filter(\.isHint).compactMap { command in
      command.keys.first.map { Hint(key: $0.description, title: command.title) }
    }
    while hints.reduce(-2, { $0 + $1.columns }) > columns,
      let dropped = hints.lastIndex(where: { $0.title != lastTitle })
    {
      hints.remove(at: dropped)
    }
    return hints
  }
}
