import Presentation
import Terminal

/// The parts of the search screen: field, filters, and results or recent searches. The up and down keys move between
/// them.
final class SearchPanel: View {
  private let field: TextField
  private let filters: FilterBar
  private let recent: RecentSearches
  private let results: ThumbnailGrid<PhotoItems>

  var showsResults = false {
    didSet { if showsResults != oldValue { setNeedsLayout() } }
  }

  var hasRecentSearches = false {
    didSet { if hasRecentSearches != oldValue { setNeedsLayout() } }
  }

  init(field: TextField, filters: FilterBar, recent: RecentSearches, results: ThumbnailGrid<PhotoItems>) {
    self.field = field
    self.filters = filters
    self.recent = recent
    self.results = results
    super.init()
    for view in [field, filters, recent, results] { addSubview(view) }
  }

  /// The part that has the focus.
  var focus: SearchFocus { field.isFocused ? .field : .results }

  private var showsRecent: Bool { !showsResults && hasRecentSearches }

  /// Moves the focus to the field or to the results.
  func move(to focus: SearchFocus) {
    switch focus {
    case .field: field.focus()
    case .results: results.collection.focus()
    }
  }

  override func layoutSubviews() {
    let hasRoom = bounds.height >= 8
    filters.isHidden = !hasRoom
    field.frame = Rect(x: 3, y: 0, width: bounds.width - 4, height: 1)
    filters.frame = Rect(x: 3, y: 1, width: bounds.width - 4, height: 1)
    let top = hasRoom ? 3 : 1
    results.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    recent.frame = Rect(x: 3, y: top, width: bounds.width - 4, height: bounds.height - top)
    recent.isHidden = !showsRecent
    results.isHidden = showsRecent
  }

  override func draw(in canvas: Canvas) {
    canvas.draw("⌕", at: Point(x: 1, y: 0), style: field.isFocused ? theme.accent : theme.secondary)
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.down) where field.isFocused && !filters.isHidden && !showsRecent: filters.focusFirst()
    case KeyPress(.down): showsRecent ? recent.list.focus() : results.collection.focus()
    case KeyPress(.up): field.focus()
    default: return false
    }
    return true
  }
}
