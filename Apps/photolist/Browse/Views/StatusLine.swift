import Terminal

/// A line with a text at each end. The texts are read each time the line is drawn.
final class StatusLine: View {
  private let left: () -> StyledText
  private let right: () -> StyledText

  init(left: @escaping () -> StyledText, right: @escaping () -> StyledText = { "" }) {
    self.left = left
    self.right = right
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func draw(in canvas: Canvas) {
    let width = canvas.size.width - 2
    // A toast covers the end of the line.
    let right = window?.isShowingToast == true ? "" : right().truncated(toColumns: width / 2)
    canvas.draw(right, at: Point(x: canvas.size.width - right.columns - 1, y: 0))
    canvas.draw(left().truncated(toColumns: max(0, width - right.columns - 2)), at: Point(x: 1, y: 0))
  }

  override var spokenText: String? {
    let texts = [left().plain, right().plain].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " — ")
  }
}
