import Reactive
import Terminal

/// The title of a screen, in the style of the browser's titles.
final class ScreenTitle: View {
  var text: StyledText {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  init(_ text: StyledText = "") {
    self.text = text
    super.init()
  }

  override func draw(in canvas: Canvas) {
    canvas.draw(text.plain.truncated(toColumns: canvas.size.width), at: .zero, style: theme.title)
  }

  override var spokenText: String? { text.plain.isEmpty ? nil : text.plain }
}

/// A view with a margin of one column on each side, aligned with the key hints.
final class Inset: View {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func layoutSubviews() {
    content.frame = bounds.inset(dx: 1, dy: 0)
  }
}

extension SamplesCoordinator {
  /// Draws the first line of a list's item. The highlight of the selected item is as wide as the list.
  ///
  /// - Parameter plain: the style of an item that is not selected; nil for the theme's style of text.
  func drawLine<Item>(
    _ text: String, of state: CollectionView<Item>.ItemState, plain: Style? = nil, in canvas: Canvas
  ) {
    let style = state.isSelected ? style(of: state) : plain ?? state.theme.text
    if state.isSelected && state.isFocused {
      canvas.fill(Rect(x: 0, y: 0, width: canvas.size.width, height: 1), style: style)
    }
    canvas.draw(text.printable(), at: .zero, style: style)
  }
}
