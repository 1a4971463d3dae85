import Presentation
import Terminal

/// The parts of the search screen: the field, the filters, and the results or the recent searches. The up and down keys
/// move between the parts.
final class SearchPanel: View {
  private let field: TextField
  private let filters: FilterBar
  private let recent: RecentSearches
  private let results: ThumbnailGrid<PhotoItems>
  private let pipeline: PhotoPipeline

  var showsResults = false {
    didSet { if showsResults != oldValue { setNeedsLayout() } }
  }

  var hasRecentSearches = false {
    didSet { if hasRecentSearches != oldValue { setNeedsLayout() } }
  }

  init(
    field: TextField, filters: FilterBar, recent: RecentSearches, results: ThumbnailGrid<PhotoItems>,
    pipeline: PhotoPipeline
  ) {
    self.field = field
    self.filters = filters
    self.recent = recent
    self.results = results
    self.pipeline = pipeline
    super.init()
    for view in [field, filters, recent, results] { addSubview(view) }
  }

  /// `field` if the field has the focus, and `results` otherwise.
  var focus: SearchFocus { field.isFocused ? .field : .results }

  private var showsRecent: Bool { !showsResults && hasRecentSearches }

  /// Moves the focus to a part of the screen.
  func move(to focus: SearchFocus) {
    switch focus {
    case .field: field.focus()
    case .results: results.collection.focus()
    case .outsideField where showsRecent: recent.list.focus()
    case .outsideField where !filters.isHidden: filters.focusFirst()
    case .outsideField: results.collection.focus()
    }
  }

  /// The empty rows below the section bar.
  private var margin: Int { bounds.height >= 13 ? 1 : 0 }

  override func layoutSubviews() {
    let hasRoom = bounds.height >= 8
    filters.isHidden = !hasRoom
    field.frame = Rect(x: 3, y: margin, width: bounds.width - 4, height: 1)
    filters.frame = Rect(x: 3, y: margin + 1, width: bounds.width - 4, height: 1)
    // The results begin with an empty row if there is room for it.
    let top = margin + (hasRoom ? 2 : 1)
    results.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    recent.frame = Rect(x: 3, y: top + 1, width: bounds.width - 4, height: bounds.height - top - 1)
    recent.isHidden = !showsRecent
    results.isHidden = showsRecent
  }

  override func draw(in canvas: Canvas) {
    if results.isHidden { pipeline.want([]) }
    canvas.draw("⌕", at: Point(x: 1, y: margin), style: field.isFocused ? theme.accent : theme.secondary)
  }

  /// The titles of the keys in hints.
  var titles: SearchStrings?

  override var commands: [KeyCommand] {
    guard let titles else { return super.commands }
    let down =
      showsRecent
      ? titles.recentSearches
      : !filters.isHidden ? titles.filters : results.listState.items.isEmpty ? nil : titles.results
    if field.isFocused {
      return (down.map { [keyCommand($0, [KeyPress(.down)], isHint: true)] } ?? []) + super.commands
    }
    let isAbove = !filters.isHidden && !results.collection.isFocused && !recent.list.isFocused
    return
      (isAbove && !results.listState.items.isEmpty
      ? [keyCommand(titles.results, [KeyPress(.down)], isHint: true)] : [])
      + (isAbove ? [keyCommand(titles.edit, [KeyPress(.up)])] : []) + super.commands
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.down) where field.isFocused && !filters.isHidden && !showsRecent: filters.focusFirst()
    case KeyPress(.down): showsRecent ? recent.list.focus() : results.collection.focus()
    case KeyPress(.up) where results.collection.isFocused && !filters.isHidden: filters.focusFirst()
    case KeyPress(.up): field.focus()
    default: return false
    }
    return true
  }
}
