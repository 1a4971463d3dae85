public import Reactive

/// A list or a grid of items. Only the visible items are drawn.
///
/// ```swift
/// let grid = CollectionView<Photo>(.grid(cell: Size(width: 20, height: 10), spacing: Size(width: 2, height: 1))) {
///   canvas, photo, state in
///   canvas.draw(photo.title, at: Point(x: 0, y: 9), style: state.isSelected ? state.theme.selection : .plain)
/// }
/// viewModel.photos.drive(grid.rx.items).disposed(by: bag)
/// Input(loadMore: grid.willDisplayLast, open: grid.modelSelected, …)
/// ```
public final class CollectionView<Item>: View {
  public struct ItemState: Sendable {
    public let index: Int
    public let isSelected: Bool
    /// Whether the collection has the focus, so that keys move the selection.
    public let isFocused: Bool
    public let theme: Theme
  }

  /// All items, as an array.
  public var items: [Item] {
    get { (0..<count).map(itemAt) }
    set { show(newValue) }
  }

  /// Shows the items of a collection of any type. An item is read only when it is needed, for example to draw it.
  public func show(_ items: some RandomAccessCollection<Item>) {
    let oldCount = count
    count = items.count
    itemAt = { items[items.index(items.startIndex, offsetBy: $0)] }
    selection = max(0, min(selection, count - 1))
    extentChanged(isNews: count != oldCount)
  }

  /// The number of items.
  public private(set) var count = 0

  /// Returns the item at an index, or nil if the index is out of range.
  public func item(at index: Int) -> Item? {
    (0..<count).contains(index) ? itemAt(index) : nil
  }

  /// The selected item, or nil if there are no items.
  public var selectedItem: Item? { item(at: selection) }

  public var layout: CollectionLayout {
    didSet { if layout != oldValue { extentChanged(isNews: true) } }
  }

  /// The text that is shown in the middle while there are no items.
  public var placeholder: StyledText = "" {
    didSet { setNeedsDisplay() }
  }

  public var movementKeys = MovementKeys.letters

  /// The title of the Enter key in hints; nil for no hint.
  public var openTitle: String?

  /// The number of items in the whole list, including those that are not loaded; nil if unknown. The scroll bar shows
  /// the position in the whole list.
  public var total: Int? {
    didSet { if total != oldValue { setNeedsDisplay() } }
  }

  /// Whether one click opens an item, as in a menu or a list of topics. If false, the first click selects an item, and a second click opens
  /// it.
  public var opensOnClick = false

  /// Returns the text of an item for ``PlainApplication``.
  public var speakItem: (Item) -> String = { "\($0)" }

  /// Whether scrolling moves by whole screens, for terminals where a moved picture must be sent again.
  public var scrollsByPage = false

  /// The index of the selected item; 0 if there are no items. Setting the index scrolls to the item; ``selectedIndex``
  /// does not emit.
  public var selection = 0 {
    didSet {
      if selection == oldValue { return }
      revealSelection()
      visibleMayHaveChanged()
      setNeedsDisplay()
    }
  }

  /// The index of the selected item, as a property that a view model can read and set.
  public var selectedIndex: ControlProperty<Int> {
    let current = Observable<Int>.deferred { [weak self] in
      guard let self else { return .empty() }
      return moves.startWith(selection)
    }
    return ControlProperty(values: current, valueSink: rx.selection)
  }

  /// Emits the index of an item that the user opens with Enter or the mouse.
  public var itemSelected: ControlEvent<Int> { ControlEvent(events: choices) }

  /// Emits the item that the user opens with Enter or the mouse.
  public var modelSelected: ControlEvent<Item> {
    ControlEvent(events: choices.compactMap { [weak self] index in self?.item(at: index) })
  }

  /// Emits when the last item is less than a screen away, so that more items can be loaded. Emits again when the number
  /// of items changes, and when the user moves near the end, so that a failed request is repeated.
  public var willDisplayLast: ControlEvent<Void> { ControlEvent(events: ends) }

  /// Emits when the user goes to the last item, so that all remaining items can be loaded.
  public var lastRequested: ControlEvent<Void> { ControlEvent(events: lasts) }

  /// Emits the indices of the visible items, on subscription and when they change.
  public var visibleItems: ControlEvent<Range<Int>> {
    let current = Observable<Range<Int>>.deferred { [weak self] in
      guard let self else { return .empty() }
      return views.startWith(visibleRange)
    }
    return ControlEvent(events: current)
  }

  private var itemAt: (Int) -> Item = { _ in preconditionFailure("there are no items") }
  private let drawItem: (Canvas, Item, ItemState) -> Void
  /// The index of the first visible row of items. The top of this row is always visible.
  private var firstRow = 0
  private var lastVisible = 0..<0
  private var isDraggingBar = false
  private let moves = PublishRelay<Int>()
  private let choices = PublishRelay<Int>()
  private let ends = PublishRelay<Void>()
  private let lasts = PublishRelay<Void>()
  private let views = PublishRelay<Range<Int>>()

  /// - Parameter drawItem: draws an item into a canvas of the item's size.
  public init(_ layout: CollectionLayout, drawItem: @escaping (Canvas, Item, ItemState) -> Void) {
    self.layout = layout
    self.drawItem = drawItem
    super.init()
  }

  // MARK: What is visible

  private var columns: Int { layout.columns(width: contentWidth) }
  /// The width without the scroll bar.
  private var contentWidth: Int { max(1, bounds.width - 1) }
  private var rowCount: Int { (count + columns - 1) / columns }
  private var totalRowCount: Int { (max(count, total ?? 0) + columns - 1) / columns }
  /// The number of rows that fit completely.
  private var rowsOnScreen: Int {
    max(1, (bounds.height + layout.rowStride - layout.itemHeight) / layout.rowStride)
  }

  /// The indices of the items that are at least partly visible.
  public var visibleRange: Range<Int> {
    guard bounds.height > 0 else { return 0..<0 }
    let endRow = firstRow + (bounds.height + layout.rowStride - 1) / layout.rowStride
    let first = min(count, firstRow * columns)
    return first..<max(first, min(count, endRow * columns))
  }

  public override func layoutSubviews() {
    extentChanged(isNews: true)
  }

  private func extentChanged(isNews: Bool) {
    revealSelection()
    visibleMayHaveChanged(isNews: isNews)
    setNeedsDisplay()
  }

  private func scroll(toRow row: Int) {
    let old = firstRow
    firstRow = max(0, min(row, rowCount - rowsOnScreen))
    if firstRow != old { setNeedsDisplay() }
  }

  private func revealSelection() {
    guard bounds.height > 0 else { return }
    let row = selection / columns
    if (firstRow..<firstRow + rowsOnScreen).contains(row) {
      scroll(toRow: firstRow)
    } else if scrollsByPage {
      scroll(toRow: row / rowsOnScreen * rowsOnScreen)
    } else {
      scroll(toRow: row < firstRow ? row : row - rowsOnScreen + 1)
    }
  }

  private func visibleMayHaveChanged(isNews: Bool = false) {
    let visible = visibleRange
    guard bounds.height > 0, isNews || visible != lastVisible else { return }
    lastVisible = visible
    views.accept(visible)
    if count > 0 && visible.upperBound + visible.count >= count { ends.accept(()) }
  }

  // MARK: Drawing

  public override func draw(in canvas: Canvas) {
    if count == 0 {
      let text = placeholder.truncated(toColumns: canvas.size.width)
      canvas.draw(text, at: Point(x: (canvas.size.width - text.columns) / 2, y: canvas.size.height / 2))
      return
    }
    for index in visibleRange {
      let state = ItemState(index: index, isSelected: index == selection, isFocused: isFocused, theme: theme)
      drawItem(canvas.part(frameOfItem(at: index)), itemAt(index), state)
    }
    drawScrollBar(in: canvas, theme: theme, first: firstRow, shown: rowsOnScreen, count: totalRowCount)
  }

  /// Returns the frame of an item in the view. The frame may lie outside the visible part.
  public func frameOfItem(at index: Int) -> Rect {
    layout.frame(of: index, width: contentWidth, firstRow: firstRow)
  }

  // MARK: Input

  /// Whether the list can have the focus. If false, another view passes keys to the list.
  public var isFocusable = true

  public override var canBecomeFocused: Bool { isFocusable }

  public override var commands: [KeyCommand] {
    guard count > 0, let texts = window?.commandTexts else { return super.commands }
    let keys = movementKeys
    let sideways = columns > 1
    let directions = sideways ? [keys.left, keys.down, keys.up, keys.right] : [keys.down, keys.up]
    let open = openTitle.map { [keyCommand($0, [KeyPress(.enter)], isHint: true, group: .action)] } ?? []
    return open + [
      keyCommand(texts.move, directions.listed.filter(moves)),
      keyCommand(texts.movePage, [keys.pageDown, keys.pageUp].listed.filter(moves)),
      keyCommand(texts.moveToEnds, [keys.first, keys.last].listed.filter(moves)),
    ] + super.commands
  }

  /// Whether a key would move the selection, or request items that are not loaded.
  func moves(_ key: KeyPress) -> Bool {
    let keys = movementKeys
    let mayGrow = count < total ?? count
    if keys.up.contains(key) { return selection >= columns }
    if keys.down.contains(key) { return selection / columns < (count - 1) / columns || mayGrow }
    let isBack = columns > 1 && keys.left.contains(key) || keys.pageUp.contains(key) || keys.first.contains(key)
    if isBack { return selection > 0 }
    let isForth = columns > 1 && keys.right.contains(key) || keys.pageDown.contains(key) || keys.last.contains(key)
    return isForth && (selection < count - 1 || mayGrow)
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard count > 0 else { return false }
    if movementKeys.up.contains(key) {
      // In the first row, the key is left to the view that contains the list.
      guard selection >= columns else { return false }
      move(by: -columns)
    } else if movementKeys.down.contains(key) {
      move(by: columns)
    } else if columns > 1 && movementKeys.left.contains(key) {
      move(by: -1)
    } else if columns > 1 && movementKeys.right.contains(key) {
      move(by: 1)
    } else if movementKeys.pageUp.contains(key) {
      movePage(by: -1)
    } else if movementKeys.pageDown.contains(key) {
      movePage(by: 1)
    } else if movementKeys.first.contains(key) {
      select(0)
    } else if movementKeys.last.contains(key) {
      select(count - 1)
      lasts.accept(())
    } else if key == KeyPress(.enter) {
      choices.accept(selection)
    } else {
      return false
    }
    return true
  }

  /// Moves the selection by a number of items. A movement up or down stays in the column. If the last row has no item
  /// in the column, a movement down selects the last item.
  private func move(by step: Int, isPage: Bool = false) {
    let target = selection + step
    if (0..<count).contains(target) {
      select(target)
    } else if target >= count {
      let isInLastRow = selection / columns == (count - 1) / columns
      select(isPage || !isInLastRow ? count - 1 : selection)
    } else {
      select(isPage ? 0 : selection)
    }
  }

  /// Scrolls by pages. The selection stays at the same position on the screen.
  private func movePage(by pages: Int) {
    scroll(toRow: firstRow + pages * rowsOnScreen)
    move(by: pages * rowsOnScreen * columns, isPage: true)
  }

  /// Selects an item on behalf of the user. If the selection changes, ``selectedIndex`` emits.
  private func select(_ index: Int) {
    guard (0..<count).contains(index) else { return }
    let isMove = index != selection
    let wasVisible = lastVisible
    selection = index
    if isMove { moves.accept(index) }
    // At the last item, `willDisplayLast` emits even if the selection does not move, so that pressing "down" requests
    // more items.
    visibleMayHaveChanged(isNews: index == count - 1 && lastVisible == wasVisible)
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp: scroll(by: -1)
    case .scrollDown: scroll(by: 1)
    case .press where event.button == .left && totalRowCount > rowsOnScreen && event.position.x == bounds.width - 1:
      isDraggingBar = true
      scroll(toBarRow: event.position.y)
    case .drag where isDraggingBar: scroll(toBarRow: event.position.y)
    case .release where isDraggingBar: isDraggingBar = false
    case .press where event.button == .left:
      guard let index = visibleRange.first(where: { frameOfItem(at: $0).contains(event.position) }) else {
        return false
      }
      let opens = opensOnClick || index == selection
      select(index)
      if opens { choices.accept(index) }
    default: return false
    }
    return true
  }

  /// Scrolls to the position that a row of the scroll bar represents in the whole list, but not beyond the last loaded
  /// item.
  private func scroll(toBarRow y: Int) {
    let end = max(1, bounds.height - 1)
    let row = (totalRowCount - rowsOnScreen) * max(0, min(y, end)) / end
    scrollAndReveal(toRow: scrollsByPage ? row / rowsOnScreen * rowsOnScreen : row)
  }

  /// Scrolls by rows of items, or by screens if ``scrollsByPage`` is true.
  private func scroll(by rows: Int) {
    scrollAndReveal(toRow: firstRow + (scrollsByPage ? rows * rowsOnScreen : rows))
  }

  /// Scrolls to a row. The selection moves if it would leave the screen.
  private func scrollAndReveal(toRow row: Int) {
    scroll(toRow: row)
    let whole = visibleRange.filter { bounds.contains(frameOfItem(at: $0)) }
    if let first = whole.first, let last = whole.last, !(first...last).contains(selection) {
      select(selection < first ? first + selection % columns : max(first, last - columns + 1 + selection % columns))
    }
    visibleMayHaveChanged()
  }

  public override var spokenText: String? {
    if count == 0 { return placeholder.plain }
    let visible = visibleRange.map { "\($0 + 1). \(speakItem(itemAt($0)))" }
    let place = (window?.plainTexts ?? PlainTexts()).selection(selection + 1, count)
    return (visible + [place]).joined(separator: "\n")
  }

  public override func chooseItem(number: Int) -> Bool {
    guard number >= 1, number <= count else { return false }
    select(number - 1)
    choices.accept(number - 1)
    return true
  }
}

/// Draws a scroll bar in the last column if not all rows are visible.
@MainActor
func drawScrollBar(in canvas: Canvas, theme: Theme, first: Int, shown: Int, count: Int) {
  let height = canvas.size.height
  guard count > shown, height > 0, canvas.size.width > 1 else { return }
  let length = max(1, height * shown / count)
  let start = (height - length) * first / (count - shown)
  for y in start..<(start + length) { canvas.put("▐", at: Point(x: canvas.size.width - 1, y: y), style: theme.border) }
}
