import Terminal

/// A line with a text at each end. The texts are read each time the line is drawn. The text at the right end is
/// truncated only if it is wider than the line.
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
    let width = canvas.size.width - 2
    let right = right().truncated(toColumns: width)
    canvas.draw(right, at: Point(x: canvas.size.width - right.columns - 1, y: 0))
    let room = max(0, width - right.columns - 2)
    canvas.draw(left(room).truncated(toColumns: room), at: Point(x: 1, y: 0))
  }

  override var spokenText: String? {
    let texts = [left(.max).plain, right().plain].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " — ")
  }
}
