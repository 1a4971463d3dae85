import Domain
import Images
import Presentation
import Reactive
import Terminal
import TerminalImage

/// A view that is filled with a picture. The user can zoom, and can go to the previous and the next photo.
final class PhotoView: View {
  var photo: Photo? {
    didSet {
      if photo?.id != oldValue?.id { reset() }
      setNeedsDisplay()
    }
  }

  /// The photos to load in advance, most likely first.
  var neighbors: [Photo] = []

  /// Returns the text that is drawn if no pictures are shown.
  var obstacleText: (PictureObstacle) -> String = { _ in "" }

  var movementKeys = MovementKeys.arrows
  /// Handles the up and down keys while the whole picture is visible.
  var scrollBeside: (KeyPress) -> Bool = { _ in false }
  /// Returns the commands of the view that `scrollBeside` scrolls.
  var commandsBeside: () -> [KeyCommand] = { [] }

  var next: ControlEvent<Void> { ControlEvent(events: nexts) }
  var previous: ControlEvent<Void> { ControlEvent(events: previouses) }

  /// The titles of the keys in hints.
  var titles: (move: String, previous: String, next: String)?
  /// Returns whether there is a previous photo, and whether there is a next photo.
  var canPage: () -> (previous: Bool, next: Bool) = { (false, false) }

  /// The reason why the picture is not shown; nil if the picture is shown or loading.
  let failure = BehaviorRelay<Failure?>(value: nil)

  private let pipeline: PhotoPipeline
  private let nexts = PublishRelay<Void>()
  private let previouses = PublishRelay<Void>()
  private var zoom = Zoom()
  /// The position of the mouse while the user drags the picture.
  private var dragged: Point?
  /// The position where the user pressed the mouse button; nil after a drag.
  private var pressed: Point?
  /// The size of the whole picture in the last frame.
  private var whole = CellArea(columns: 1, rows: 1)
  /// The visible cells of the whole picture in the last frame.
  private var seen = Rect.zero
  /// The picture that is drawn until the picture for the new position is ready.
  private var shown: (id: Photo.ID, picture: PreparedPicture, place: PicturePlace)?

  init(pipeline: PhotoPipeline) {
    self.pipeline = pipeline
    super.init()
  }

  // MARK: Zoom

  var isZoomed: Bool { zoom.factor > 1 }
  var canEnlarge: Bool { photo != nil && pipeline.showsPictures && zoom.factor < limit }

  /// The zoom factor in percent, and the center of the visible part in percent of the picture; nil if the whole picture
  /// is visible.
  var zoomState: (percent: Int, x: Int, y: Int)? {
    guard isZoomed else { return nil }
    func percent(_ value: Double) -> Int { Int((value * 100).rounded()) }
    return (percent(zoom.factor), percent(zoom.x), percent(zoom.y))
  }

  /// The largest zoom factor in this view.
  private var limit: Double {
    guard let photo else { return 1 }
    let room = CellArea(columns: max(1, bounds.width), rows: max(1, bounds.height))
    let cell = pipeline.capabilities.cellPixels
    let fitting = room.fitting(photo.imageSize, cell: cell)
    return Zoom.limit(of: photo.imageSize, showing: pipeline.pixels(of: fitting).width)
  }

  /// Zooms in. The first step moves to the most detailed part of the picture.
  func enlarge() {
    let point = isZoomed ? nil : photo.flatMap { pipeline.mostDetailedPoint(of: $0) }
    change { [limit] in $0.enlarge(limit: limit, towards: point) }
  }

  func reduce() { change { $0.reduce() } }
  func reset() { change { $0 = Zoom() } }

  /// Returns an event that emits when the user leaves the screen. If the picture is zoomed when the user goes back,
  /// shows the whole picture instead of emitting.
  func leaving(on back: ControlEvent<Void>) -> ControlEvent<Void> {
    ControlEvent(
      events: back.flatMap { [unowned self] () -> Observable<Void> in
        guard isZoomed else { return .just(()) }
        reset()
        return .empty()
      })
  }

  private func change(_ body: (inout Zoom) -> Void) {
    body(&zoom)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(in canvas: Canvas) {
    guard let photo, pipeline.showsPictures, canvas.size.width > 1, canvas.size.height > 1 else {
      pipeline.wantAboveList([])
      if photo != nil, let obstacle = pipeline.capabilities.pictureObstacle { draw(obstacle, in: canvas) }
      return
    }
    let cell = pipeline.capabilities.cellPixels
    let room = CellArea(columns: canvas.size.width, rows: canvas.size.height)
    let view = zoom.view(of: photo.imageSize, in: room, cell: cell)
    (whole, seen) = (view.whole, view.seen)
    let made =
      pipeline.isMovingExpensive ? view.seen : view.surroundings(longestSide: KittyImage.longestPlaceholderSide)
    let request = pipeline.request(photo, area: made.size, framing: isZoomed ? .part(view.part(made)) : .whole)
    let picture = pipeline.picture(for: request)
    // Also requests the thumbnail, which is shown until the picture is ready and is often cached on the disk.
    let thumbnail = picture == nil ? [pipeline.thumbnail(of: photo)] : []
    pipeline.wantAboveList([request] + thumbnail + neighbors.map { pipeline.request(whole: $0, in: room) })
    let problem = pipeline.failure(for: request) as? Failure
    if problem != failure.value { failure.accept(problem) }
    let place = PicturePlace(view, made: made, in: canvas.size)
    if let picture {
      shown = (photo.id, picture, place)
      picture.draw(in: place.part(of: canvas))
    } else if let shown, shown.id == photo.id, canvas.bounds.contains(shown.place.window) {
      shown.picture.draw(in: shown.place.part(of: canvas))
    } else {
      pipeline.draw(photo, as: request, in: place.part(of: canvas))
    }
  }

  private func draw(_ obstacle: PictureObstacle, in canvas: Canvas) {
    for (row, line) in obstacleText(obstacle).wrapped(toColumns: max(1, canvas.size.width - 2)).enumerated() {
      canvas.draw(line, at: Point(x: 1, y: row), style: theme.secondary)
    }
  }

  // MARK: Input

  override var canBecomeFocused: Bool { true }

  override var commands: [KeyCommand] {
    guard let titles else { return super.commands }
    let keys = movementKeys
    if isZoomed {
      let directions = [
        seen.x > 0 ? keys.left : [], seen.rows.upperBound < whole.rows ? keys.down : [], seen.y > 0 ? keys.up : [],
        seen.columns.upperBound < whole.columns ? keys.right : [],
      ]
      var move = keyCommand(titles.move, directions.listed, isHint: true)
      let arrows = MovementKeys.arrows
      let arrowKeys = directions.listed.filter { key in
        [arrows.left, arrows.down, arrows.up, arrows.right].contains { $0.contains(key) }
      }
      move.hintKeys = arrowKeys.isEmpty ? nil : arrowKeys.map(\.description).joined(separator: " ")
      return [move] + super.commands
    }
    let (previous, next) = canPage()
    return (next ? [keyCommand(titles.next, [keys.right].listed, isHint: true)] : [])
      + (previous ? [keyCommand(titles.previous, [keys.left].listed)] : []) + commandsBeside() + super.commands
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    if isZoomed {
      if movementKeys.left.contains(key) { return move(-1, 0) }
      if movementKeys.right.contains(key) { return move(1, 0) }
      if movementKeys.up.contains(key) { return move(0, -1) }
      if movementKeys.down.contains(key) { return move(0, 1) }
      return false
    }
    if movementKeys.left.contains(key) {
      previouses.accept(())
    } else if movementKeys.right.contains(key) {
      nexts.accept(())
    } else {
      return scrollBeside(key)
    }
    return true
  }

  private func move(_ x: Double, _ y: Double) -> Bool {
    change { $0.move(x, y) }
    return true
  }

  /// Returns the cell of the whole picture at a point of the view.
  private func cell(at point: Point) -> Point {
    let margin = (x: (bounds.width - seen.width) / 2, y: (bounds.height - seen.height) / 2)
    return Point(x: seen.x + point.x - margin.x, y: seen.y + point.y - margin.y)
  }

  /// Zooms in or out. The picture stays in place under the mouse.
  private func zoom(larger: Bool, at point: Point) {
    guard !larger || canEnlarge else { return }
    let cell = cell(at: point)
    let fraction = (x: Double(cell.x) / Double(whole.columns), y: Double(cell.y) / Double(whole.rows))
    change { [limit] in $0.zoom(larger: larger, limit: limit, around: fraction) }
  }

  /// Zooms into the whole picture, or moves the center of the visible part to the clicked point.
  private func click(_ point: Point) {
    guard isZoomed else { return zoom(larger: true, at: point) }
    let cell = cell(at: point)
    change { [whole] in $0.center(on: cell, of: whole) }
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp: zoom(larger: true, at: event.position)
    case .scrollDown: zoom(larger: false, at: event.position)
    case .press where event.button == .left:
      dragged = event.position
      pressed = event.position
    case .drag:
      guard let last = dragged, isZoomed else { return false }
      dragged = event.position
      pressed = nil
      change { [whole] in
        $0.drag(columns: event.position.x - last.x, rows: event.position.y - last.y, of: whole)
      }
    case .release:
      dragged = nil
      if pressed == event.position { click(event.position) }
      pressed = nil
    default: return false
    }
    return true
  }
}

/// The position and the visible part of a picture.
private struct PicturePlace {
  let window: Rect
  /// The picture's frame relative to the window. The part outside the window is clipped.
  private let frame: Rect

  /// - Parameter made: the cells of the whole photo that the picture covers.
  init(_ view: ZoomView, made: Rect, in room: Size) {
    window = Rect(
      x: (room.width - view.seen.width) / 2, y: (room.height - view.seen.height) / 2, width: view.seen.width,
      height: view.seen.height)
    frame = Rect(x: made.x - view.seen.x, y: made.y - view.seen.y, width: made.width, height: made.height)
  }

  func part(of canvas: Canvas) -> Canvas { canvas.part(window).part(frame) }
}

extension PhotoPipeline {
  /// Returns the request for a whole photo, in a size that fits into an area.
  fileprivate func request(whole photo: Photo, in room: CellArea) -> PictureRequest {
    let area = room.fitting(photo.imageSize, cell: capabilities.cellPixels)
    return request(photo, area: Size(width: area.columns, height: area.rows), framing: .whole)
  }
}
