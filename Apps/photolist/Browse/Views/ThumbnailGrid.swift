import Domain
import Presentation
import Reactive
import Terminal
import TerminalImage

/// A list of photos, topics or collections: a grid of thumbnails, or lines if there is no room or the terminal shows no
/// pictures.
final class ThumbnailGrid<Items: RandomAccessCollection & ExpressibleByArrayLiteral & Equatable>: View {
  typealias Item = Items.Element

  let collection: CollectionView<Item>
  private let message = MessageView()
  private let pipeline: PhotoPipeline
  private let strings: Strings
  private let keys: KeyMap
  private let describe: (Item) -> Thumbnail
  private let tileSize: TileSize
  private var arranged: GridArrangement?
  private let skeleton = GridSkeleton()
  private let listChanges = PublishRelay<Void>()
  /// The photos that the user has selected, drawn with a mark.
  private var chosen = PhotoSelection() {
    didSet {
      marked.ids = chosen.ids
      setNeedsDisplay()
    }
  }
  private let marked: MarkedPhotos
  /// The progress of loading the whole list.
  private var progress: StatusMessage? {
    didSet { setNeedsDisplay() }
  }
  /// The state of the running action.
  private var activity: StatusMessage? {
    didSet { setNeedsDisplay() }
  }

  /// The list that is shown: `output.photos.drive(grid.rx.listState)`.
  var listState = ListState<Items>() {
    didSet {
      if listState.items != oldValue.items { collection.show(listState.items) }
      collection.total = listState.total
      if isReloading && listState.isSettled { reloadEnded() }
      message.isHidden = !listState.items.isEmpty || showsSkeleton
      showMessage()
      setNeedsDisplay()
      listChanges.accept(())
    }
  }

  private var isReloading = false
  /// Shows a message.
  private var showText: (String) -> Void = { _ in }

  /// - Parameter tileSize: the size of the thumbnails, which all lists share.
  init(
    pipeline: PhotoPipeline, tileSize: TileSize, strings: Strings, keys: KeyMap, describe: @escaping (Item) -> Thumbnail
  ) {
    self.pipeline = pipeline
    self.tileSize = tileSize
    self.strings = strings
    self.describe = describe
    self.keys = keys
    let marked = MarkedPhotos()
    self.marked = marked
    collection = CollectionView(.list(rowHeight: 1)) { canvas, item, state in
      var thumbnail = describe(item)
      thumbnail.isChosen = thumbnail.photo.map { marked.ids.contains($0.id) } == true
      thumbnail.draw(
        in: canvas, isSelected: state.isSelected, isFocused: state.isFocused, theme: state.theme, pipeline: pipeline)
    }
    super.init()
    collection.movementKeys = keys.movement
    collection.openTitle = strings.navigation.open
    collection.speakItem = { item in
      var thumbnail = describe(item)
      thumbnail.isChosen = thumbnail.photo.map { marked.ids.contains($0.id) } == true
      return thumbnail.spoken
    }
    addSubview(collection)
    addSubview(message)
  }

  // MARK: Texts

  /// Whether the user types text. While the user types text, letter keys perform no commands.
  private var isTyping: Bool { window?.focusedView?.takesText == true }

  /// The number of selected photos, followed by the list's status, by the reason why no pictures are shown, or by the
  /// title of the selected item.
  func statusText(columns: Int) -> StyledText {
    let count = chosen.isEmpty ? "" : StyledText(chosen.text + "  ", theme.accent)
    let listStatus = showsSkeleton ? listState.placeholder : listState.statusLine
    if let status = progress ?? activity ?? listStatus {
      let room = columns - count.columns
      return count
        + StyledText(status, columns: room, isTyping: isTyping, keys: keys, strings: strings, theme: theme)
    }
    if let obstacle = pipeline.capabilities.pictureObstacle {
      return count + StyledText(strings.navigation.text(of: obstacle), theme.secondary)
    }
    return count + (collection.selectedItem.map { StyledText(untrusted: describe($0).title, theme.text) } ?? "")
  }

  var positionText: StyledText {
    guard !listState.items.isEmpty else { return "" }
    let total = listState.total ?? listState.items.count
    let position = strings.photos.position(collection.selection + 1, max(total, listState.items.count))
    return StyledText(position: position, listState.condition, strings: strings, theme: theme)
  }

  /// Returns the list's note, such as the number of new photos or the age of the list. The title precedes the note
  /// unless there are new photos.
  func note(columns: Int, title: String) -> StyledText {
    let title = listState.news > 0 ? "" : title
    let room = columns - (title.isEmpty ? 0 : title.columns + 2)
    let note =
      listState.note.map { StyledText($0, columns: room, keys: keys, strings: strings, theme: theme) } ?? ""
    if title.isEmpty { return note }
    return StyledText(untrusted: title, theme.strong) + (note.pieces.isEmpty ? "" : StyledText("  ") + note)
  }

  /// Shows a message if the list is still empty after a reload, because nothing else on the screen changes.
  private func reloadEnded() {
    isReloading = false
    if let placeholder = listState.placeholder { showText(placeholder.text) }
  }

  private func showMessage() {
    guard let placeholder = listState.placeholder else { return }
    message.parts = placeholder.paragraphs(isTyping: isTyping, keys: keys, strings: strings, theme: theme)
  }

  // MARK: Layout

  override func layoutSubviews() {
    let room = room
    let arrangement = GridArrangement(size: room.size, tileWidth: tileSize.width, pipeline: pipeline)
    arranged = arrangement
    collection.frame = Rect(x: room.x, y: room.y, width: room.width, height: arrangement.height)
    message.isHidden = !listState.items.isEmpty || showsSkeleton
    collection.layout = arrangement.layout
    collection.scrollsByPage = arrangement.scrollsByPage
    message.frame = bounds
  }

  /// The part of the view that items can fill. The left column and the top row are reserved for the frame of a selected
  /// thumbnail. The left column also balances the scroll bar on the right.
  private var room: Rect {
    let top = bounds.height >= 13 ? 1 : 0
    let bottom = bounds.height >= 17 ? 1 : 0
    return Rect(x: 1, y: top, width: max(0, bounds.width - 1), height: bounds.height - top - bottom)
  }

  /// Whether empty tiles are shown instead of a message, because the first items are loading.
  private var showsSkeleton: Bool {
    guard listState.isLoadingFirstItems, case .grid = arranged?.layout else { return false }
    return true
  }

  override func draw(in canvas: Canvas) {
    // The terminal may have reported more capabilities since the last layout.
    if arranged?.scrollsByPage != pipeline.isMovingExpensive || arranged?.cell != pipeline.capabilities.cellSize
      || arranged?.showsPictures != pipeline.showsPictures || arranged?.tileWidth != tileSize.width
    {
      setNeedsLayout()
    }
    // Updates the message, because the colors of the theme may have changed.
    showMessage()
    if showsSkeleton, let arranged {
      skeleton.draw(in: canvas.part(collection.frame), layout: arranged.layout, view: self)
    } else {
      drawSelectionFrame(in: canvas)
    }
    pipeline.want(requests)
    if case .grid(let cell, _) = collection.layout { pipeline.thumbnailSize = Thumbnail.pictureSize(in: cell) }
  }

  /// Draws a frame around the selected thumbnail, in the gaps between the thumbnails. The caption is the lower edge of
  /// the frame.
  private func drawSelectionFrame(in canvas: Canvas) {
    guard case .grid(_, let spacing) = collection.layout, collection.visibleRange.contains(collection.selection) else {
      return
    }
    let tile = collection.frameOfItem(at: collection.selection).offset(by: collection.frame.origin)
    let style = collection.isFocused ? theme.accent : theme.border
    for y in tile.rows where y < collection.frame.rows.upperBound {
      canvas.put("▐", at: Point(x: tile.x - 1, y: y), style: style)
      canvas.put("▌", at: Point(x: tile.columns.upperBound, y: y), style: style)
    }
    guard spacing.height > 0 || tile.y == collection.frame.y else { return }
    canvas.put("▗", at: Point(x: tile.x - 1, y: tile.y - 1), style: style)
    for x in tile.columns { canvas.put("▄", at: Point(x: x, y: tile.y - 1), style: style) }
    canvas.put("▖", at: Point(x: tile.columns.upperBound, y: tile.y - 1), style: style)
  }

  // MARK: Tile size

  /// Changes the size of the thumbnails by one step.
  ///
  /// - Parameter larger: whether the thumbnails grow.
  /// - Returns: false if the thumbnails already have the largest or smallest size.
  func changeTileSize(larger: Bool) -> Bool {
    // Computes a new arrangement, because the view may not have been laid out since the last change.
    let arrangement = GridArrangement(size: room.size, tileWidth: tileSize.width, pipeline: pipeline)
    guard let width = arrangement.tileWidth(larger: larger, in: room.size) else { return false }
    tileSize.width = width
    setNeedsLayout()
    return true
  }

  /// The requests for the visible thumbnails, and for the same number of thumbnails after them.
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
    self.init(on: coordinator) { Thumbnail($0) }
  }

  var photoSelected: ControlEvent<Photo.ID> {
    ControlEvent(events: collection.itemSelected.compactMap { [weak self] in self?.listState.items.id(at: $0) })
  }

  /// Selects a photo if the list contains the photo.
  func reveal(_ id: Photo.ID) {
    if let place = listState.items.place(of: id) { collection.selection = place }
  }

  /// Adds the commands for the current item and for the selected photos.
  func addActions(
    _ actions: PhotoActionsViewModel, selection: SelectionControls, on coordinator: PhotosCoordinator, bag: DisposeBag
  ) {
    let state = coordinator.addActions(
      actions, to: self,
      on: currentItem.compactMap { $0.map(PhotoDetail.init(of:)) }.asDriver(onErrorDriveWith: .never()),
      item: { [unowned self] in selectedPhoto }, selection: selection, bag: bag
    ) { [unowned self] in
      chosen = $0.selection
      activity = $0.activity?.status
    }
    coordinator.addClear(selection, to: self, state, bag: bag)
  }

  /// Loads the remaining pages when the user goes to the end of the list, and adds a command that cancels loading.
  ///
  /// - Parameter more: requests the next page.
  func addEnd(
    _ viewModel: ListEndViewModel, of photos: Driver<ListState<PhotoItems>>, more: @escaping () -> Void,
    on coordinator: PhotosCoordinator, bag: DisposeBag
  ) {
    let cancel = addCommand(
      coordinator.strings.navigation.cancel, keys: coordinator.keys[.back], isHint: true,
      isEnabled: { [unowned self] in progress != nil })
    let output = viewModel.transform(
      input: .init(
        photos: photos, goToEnd: collection.lastRequested,
        cancel: ControlEvent(
          events: Observable.merge(
            cancel.asObservable(), collection.selectedIndex.asObservable().skip(1).map { _ in }))))
    output.more.emit(onNext: more).disposed(by: bag)
    output.arrived.emit(onNext: { [weak self] in self?.collection.selection = $0 }).disposed(by: bag)
    output.progress.drive(onNext: { [weak self] in self?.progress = $0 }).disposed(by: bag)
  }

  /// The selected photo; nil if no photo is selected or the photo is not in memory.
  var selectedPhoto: PhotoItem? { collection.selectedItem ?? nil }

  /// Emits the selected photo, and emits the new photo after each change.
  private var currentItem: Observable<PhotoItem?> {
    Observable.merge(collection.selectedIndex.asObservable().map { _ in }, listChanges.asObservable())
      .map { [weak self] in self?.selectedPhoto }
      .distinctUntilChanged()
  }
}

extension ThumbnailGrid {
  convenience init(on coordinator: PhotosCoordinator, describe: @escaping (Item) -> Thumbnail) {
    self.init(
      pipeline: coordinator.pipeline, tileSize: coordinator.tileSize, strings: coordinator.strings,
      keys: coordinator.keys, describe: describe)
    addTileSize(on: coordinator)
  }

  /// Adds the commands that change the size of the thumbnails.
  private func addTileSize(on coordinator: PhotosCoordinator) {
    let texts = coordinator.strings.viewing
    func add(_ title: String, _ action: KeyMap.Action, larger: Bool, limit: String) {
      // The subscription ends when the view is released.
      _ = addCommand(
        title, keys: coordinator.keys[action], summary: texts.thumbnailSize,
        isEnabled: { [unowned self] in collection.count > 0 }
      )
      .subscribe(onNext: { [weak self, weak coordinator] in
        guard let self, let coordinator else { return }
        if !pipeline.showsPictures {
          coordinator.show(texts.noThumbnails)
        } else if !changeTileSize(larger: larger) {
          coordinator.show(limit)
        }
      })
    }
    add(texts.largerThumbnails, .larger, larger: true, limit: texts.largestThumbnails)
    add(texts.smallerThumbnails, .smaller, larger: false, limit: texts.smallestThumbnails)
  }

  /// Adds the command that reloads the list.
  func addReload(on coordinator: PhotosCoordinator) -> ControlEvent<Void> {
    showText = { [weak coordinator] in coordinator?.show($0) }
    let chosen = addCommand(coordinator.strings.navigation.reload, keys: coordinator.keys[.reload])
    return ControlEvent(events: chosen.do(onNext: { [weak self] in self?.isReloading = true }))
  }

  /// Adds the command that loads failed photos and pictures again.
  func addRetry(on coordinator: PhotosCoordinator) -> ControlEvent<Void> {
    let chosen = addCommand(
      coordinator.strings.navigation.retry, keys: coordinator.keys[.retry],
      isEnabled: { [unowned self] in listState.canRetry || pipeline.hasFailures })
    return ControlEvent(events: chosen.do(onNext: { coordinator.pipeline.retry() }))
  }
}

/// The ids of the marked photos, shared with the closure that draws the thumbnails.
private final class MarkedPhotos {
  var ids: Set<Photo.ID> = []
}
