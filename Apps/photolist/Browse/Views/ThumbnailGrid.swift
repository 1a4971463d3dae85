import Domain
import Presentation
import Reactive
import Terminal
import TerminalImage

/// A list of photos or topics: a grid of thumbnails, or lines if there is no room or the terminal shows no pictures.
final class ThumbnailGrid<Items: RandomAccessCollection & ExpressibleByArrayLiteral & Equatable>: View {
  typealias Item = Items.Element

  let collection: CollectionView<Item>
  private let message = MessageView()
  private let pipeline: PhotoPipeline
  private let strings: Strings
  private let keys: KeyMap
  private let describe: (Item) -> Thumbnail
  private var arranged: Arrangement?

  /// The list that is shown: `output.photos.drive(grid.rx.listState)`.
  var listState = ListState<Items>() {
    didSet {
      if listState.items != oldValue.items { collection.show(listState.items) }
      message.isHidden = !listState.items.isEmpty
      showMessage()
      setNeedsDisplay()
    }
  }

  init(pipeline: PhotoPipeline, strings: Strings, keys: KeyMap, describe: @escaping (Item) -> Thumbnail) {
    self.pipeline = pipeline
    self.strings = strings
    self.describe = describe
    self.keys = keys
    collection = CollectionView(.list(rowHeight: 1)) { canvas, item, state in
      describe(item).draw(
        in: canvas, isSelected: state.isSelected, isFocused: state.isFocused, theme: state.theme, pipeline: pipeline)
    }
    super.init()
    collection.movementKeys = keys.movement
    collection.speakItem = { describe($0).spoken }
    addSubview(collection)
    addSubview(message)
  }

  // MARK: Texts

  /// The list's status, or else the title of the selected item.
  var statusText: StyledText {
    listState.statusLine.map { StyledText($0, keys: keys, strings: strings, theme: theme) }
      ?? collection.selectedItem.map { StyledText(untrusted: describe($0).title, theme.text) } ?? ""
  }

  var positionText: StyledText {
    guard !listState.items.isEmpty else { return "" }
    let total = listState.total ?? listState.items.count
    return StyledText(
      strings.photos.position(collection.selection + 1, max(total, listState.items.count)), theme.secondary)
  }

  /// A text with the number of new photos or the age of the list, after the title if there is room for both.
  func note(title: String) -> StyledText {
    let note = listState.note.map { StyledText($0, keys: keys, strings: strings, theme: theme) } ?? ""
    if title.isEmpty || listState.news > 0 { return note }
    return StyledText(untrusted: title, theme.strong) + (note.pieces.isEmpty ? "" : StyledText("  ") + note)
  }

  private func showMessage() {
    guard let placeholder = listState.placeholder else { return }
    message.parts = placeholder.paragraphs(keys: keys, strings: strings, theme: theme)
  }

  // MARK: Layout

  override func layoutSubviews() {
    // The empty column on the left balances the scroll bar on the right.
    let room = Rect(
      x: 1, y: 0, width: bounds.width - 1, height: bounds.height >= 16 ? bounds.height - 1 : bounds.height)
    let arrangement = Arrangement(size: room.size, pipeline: pipeline)
    arranged = arrangement
    collection.frame = Rect(x: room.x, y: room.y, width: room.width, height: arrangement.height)
    collection.layout = arrangement.layout
    collection.scrollsByPage = arrangement.scrollsByPage
    message.frame = bounds
  }

  override func draw(in canvas: Canvas) {
    // The terminal may have reported more capabilities since the last layout.
    if arranged?.scrollsByPage != pipeline.isMovingExpensive || arranged?.cell != pipeline.capabilities.cellSize
      || arranged?.showsPictures != pipeline.showsPictures
    {
      setNeedsLayout()
    }
    // The message contains colors of the theme, which may have changed.
    showMessage()
    pipeline.want(requests)
  }

  /// The requests for the thumbnails on this screen and on the next screen.
  private var requests: [PictureRequest] {
    guard pipeline.showsPictures, case .grid(let cell, _) = collection.layout else { return [] }
    let visible = collection.visibleRange
    return (visible.lowerBound..<visible.upperBound + visible.count).compactMap { index in
      collection.item(at: index).flatMap { describe($0).photo }
        .map { pipeline.request($0, area: Thumbnail.pictureSize(in: cell), framing: .middle) }
    }
  }
}

extension ThumbnailGrid where Items == PhotoItems {
  convenience init(on coordinator: PhotosCoordinator) {
    self.init(pipeline: coordinator.pipeline, strings: coordinator.strings, keys: coordinator.keys) { Thumbnail($0) }
  }

  var photoSelected: ControlEvent<Photo.ID> {
    ControlEvent(events: collection.itemSelected.compactMap { [weak self] in self?.listState.items.id(at: $0) })
  }

  /// Selects a photo, if it is in the list.
  func reveal(_ id: Photo.ID) {
    if let place = listState.items.place(of: id) { collection.selection = place }
  }

  /// Adds the command that likes or unlikes the selected photo.
  func addLike(on coordinator: PhotosCoordinator) -> ControlEvent<PhotoItem> {
    let chosen = addCommand(coordinator.strings.likes.like, keys: coordinator.keys[.like], isHint: true)
    return ControlEvent(events: chosen.compactMap { [weak self] in self?.collection.selectedItem ?? nil })
  }
}

extension ThumbnailGrid {
  /// Adds the command that reloads the list.
  func addReload(on coordinator: PhotosCoordinator) -> ControlEvent<Void> {
    addCommand(coordinator.strings.navigation.reload, keys: coordinator.keys[.reload])
  }

  /// Adds the command that retries failed photos and pictures.
  func addRetry(on coordinator: PhotosCoordinator) -> ControlEvent<Void> {
    let chosen = addCommand(coordinator.strings.navigation.retry, keys: coordinator.keys[.retry])
    return ControlEvent(events: chosen.do(onNext: { coordinator.pipeline.retry() }))
  }
}

/// The layout of a grid for one size of the view.
private struct Arrangement: Equatable {
  let layout: CollectionLayout
  /// The total height of the rows that fit completely.
  let height: Int
  // The capabilities that the arrangement depends on.
  let scrollsByPage: Bool
  let showsPictures: Bool
  let cell: Size

  /// Arranges thumbnails of about 22 columns with the aspect ratio 3:2. The rows share the height evenly.
  @MainActor
  init(size: Size, pipeline: PhotoPipeline) {
    scrollsByPage = pipeline.isMovingExpensive
    showsPictures = pipeline.showsPictures
    cell = pipeline.capabilities.cellSize
    // The scroll bar takes one column.
    let width = size.width - 1
    guard showsPictures, size.height >= 5, width >= 16 else {
      layout = .list(rowHeight: 1)
      height = size.height
      return
    }
    let spacing = Size(width: 2, height: size.height >= 16 ? 1 : 0)
    let columns = max(1, (width + spacing.width) / (22 + spacing.width))
    let cellWidth = (width - spacing.width * (columns - 1)) / columns
    let natural = max(3, cellWidth * cell.width * 2 / (3 * max(1, cell.height)))
    let stride = natural + 1 + spacing.height
    let rows = max(1, (size.height + spacing.height + stride / 3) / stride)
    let cellHeight = max(4, min(natural + natural / 2 + 1, (size.height + spacing.height) / rows - spacing.height))
    layout = .grid(cell: Size(width: cellWidth, height: cellHeight), spacing: spacing)
    height = min(size.height, rows * (cellHeight + spacing.height) - spacing.height)
  }
}
