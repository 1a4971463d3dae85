import Terminal

/// A line with a text at each end. The texts are read each time the line is drawn. The text at the right end is
/// truncated only if it is wider than the line. A click on a hint in the left text performs the hint's command.
final class StatusLine: View {
  private let left: (_ columns: Int) -> StyledText
  private let right: () -> StyledText

  /// - Parameter left: returns a text for a number of columns. Longer texts are truncated.
  init(left: @escaping (_ columns: Int) -> StyledText, right: @escaping () -> StyledText = { "" }) {
    self.left = left
    self.right = right
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func draw(in canvas: Canvas) {
    let texts = texts
    canvas.draw(texts.right, at: Point(x: canvas.size.width - texts.right.columns - 1, y: 0))
    canvas.draw(texts.left, at: Point(x: 1, y: 0))
  }

  /// The visible parts of the texts.
  private var texts: (left: StyledText, right: StyledText) {
    let width = bounds.width - 2
    let right = right().truncated(toColumns: width)
    let room = max(0, width - right.columns - 2)
    return (left(room).truncated(toColumns: room), right)
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left,
      let key = texts.left.key(atColumn: event.position.x - 1)
    else { return false }
    return window?.performCommand(of: key) == true
  }

  override var spokenText: String? {
    let texts = [left(.max).plain, right().plain].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " — ")
  }
}
