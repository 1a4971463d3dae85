import Reactive
import Terminal

/// A list of recent searches that the user can repeat or remove.
final class RecentSearches: View {
  let list: CollectionView<String>
  private let title: String

  init(title: String, openTitle: String, keys: KeyMap) {
    self.title = title
    list = CollectionView(.list(rowHeight: 1)) { canvas, text, state in
      let isMarked = state.isSelected && state.isFocused
      if isMarked { canvas.fill(canvas.bounds, style: state.theme.selection) }
      canvas.draw(
        text.printable(atMost: 512).truncated(toColumns: max(0, canvas.size.width - 2)), at: Point(x: 1, y: 0),
        style: isMarked ? state.theme.selection : state.theme.text)
    }
    super.init()
    list.movementKeys = keys.movement
    list.openTitle = openTitle
    addSubview(list)
  }

  /// Adds the command that removes the selected search.
  func addForget(_ title: String) -> ControlEvent<String> {
    list.selected(
      on: addCommand(
        title, keys: [KeyPress(.delete), KeyPress(.backspace)], isHint: true,
        isEnabled: { [unowned self] in list.count > 0 }))
  }

  override func layoutSubviews() {
    list.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
  }

  override func draw(in canvas: Canvas) {
    canvas.draw(title.truncated(toColumns: canvas.size.width), at: .zero, style: theme.secondary)
  }

  override var spokenText: String? { title }
}
