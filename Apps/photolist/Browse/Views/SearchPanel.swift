import Presentation
import Terminal

/// The field, the filters and the results, between which the keys for up and down go.
final class SearchPanel: View {
  private let field: TextField
  private let filters: FilterBar
  private let results: ThumbnailGrid<PhotoItem>

  init(field: TextField, filters: FilterBar, results: ThumbnailGrid<PhotoItem>, keys: KeyMap) {
    self.field = field
    self.filters = filters
    self.results = results
    super.init()
    for view in [field, filters, results] { addSubview(view) }
  }

  override func layoutSubviews() {
    let hasRoom = bounds.height >= 8
    filters.isHidden = !hasRoom
    field.frame = Rect(x: 3, y: 0, width: bounds.width - 4, height: 1)
    filters.frame = Rect(x: 3, y: 1, width: bounds.width - 4, height: 1)
    let top = hasRoom ? 3 : 1
    results.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func draw(in canvas: Canvas) {
    canvas.draw("⌕", at: Point(x: 1, y: 0), style: field.isFocused ? theme.accent : theme.secondary)
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.down) where field.isFocused: filters.isHidden ? results.collection.focus() : filters.focusFirst()
    case KeyPress(.down): results.collection.focus()
    case KeyPress(.up): field.focus()
    default: return false
    }
    return true
  }
}
