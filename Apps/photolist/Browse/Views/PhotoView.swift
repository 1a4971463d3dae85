import Domain
import Reactive
import Terminal
import TerminalImage

/// A picture that fills its view. The user can zoom, and move to the previous and the next photo.
final class PhotoView: View {
  var photo: Photo? {
    didSet {
      if photo?.id != oldValue?.id { reset() }
      setNeedsDisplay()
    }
  }

  /// The photos to load in advance, most likely first.
  var neighbors: [Photo] = []

  var movementKeys = MovementKeys.arrows
  /// Handles the up and down keys while the whole picture is visible.
  var scrollBeside: (KeyPress) -> Bool = { _ in false }

  var next: ControlEvent<Void> { ControlEvent(events: nexts) }
  var previous: ControlEvent<Void> { ControlEvent(events: previouses) }

  private let pipeline: PhotoPipeline
  private let nexts = PublishRelay<Void>()
  private let previouses = PublishRelay<Void>()
  private var zoom = Zoom()
  /// The picture that is drawn until the picture for the new position is ready.
  private var shown: (id: Photo.ID, picture: PreparedPicture, place: PicturePlace)?

  init(pipeline: PhotoPipeline) {
    self.pipeline = pipeline
    super.init()
  }

  // MARK: Zoom

  var isZoomed: Bool { zoom.factor > 1 }

  func enlarge() { change { $0.factor = min(8, $0.factor * 1.5) } }
  func reduce() { change { $0.factor = $0.factor < 1.6 ? 1 : $0.factor / 1.5 } }
  func reset() { change { $0 = Zoom() } }

  /// Returns an event that emits when the user goes back. While the picture is zoomed, the command shows the whole
  /// picture instead.
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
      return pipeline.want([])
    }
    let cell = pipeline.capabilities.cellPixels
    let room = CellArea(columns: canvas.size.width, rows: canvas.size.height)
    let view = zoom.view(of: photo.imageSize, in: room, cell: cell)
    let made =
      pipeline.isMovingExpensive ? view.seen : view.surroundings(longestSide: KittyImage.longestPlaceholderSide)
    let request = pipeline.request(photo, area: made.size, framing: isZoomed ? .part(view.part(made)) : .whole)
    pipeline.want([request] + neighbors.map { pipeline.request(whole: $0, in: room) })
    let place = PicturePlace(view, made: made, in: canvas.size)
    if let picture = pipeline.picture(for: request) {
      shown = (photo.id, picture, place)
      picture.draw(in: place.part(of: canvas))
    } else if let shown, shown.id == photo.id, canvas.bounds.contains(shown.place.window) {
      shown.picture.draw(in: shown.place.part(of: canvas))
    } else {
      pipeline.draw(photo, as: request, in: place.part(of: canvas))
    }
  }

  // MARK: Input

  override var canBecomeFocused: Bool { true }

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

  override func mouse(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollDown where isZoomed: return move(0, 1)
    case .scrollUp where isZoomed: return move(0, -1)
    case .scrollDown: nexts.accept(())
    case .scrollUp: previouses.accept(())
    default: return false
    }
    return true
  }
}

/// The position of a picture and the visible part of it.
private struct PicturePlace {
  let window: Rect
  /// The picture's frame relative to the window. The part outside the window is clipped.
  private let frame: Rect

  /// - Parameter made: the cells that the picture covers.
  init(_ view: ZoomView, made: Rect, in room: Size) {
    window = Rect(
      x: (room.width - view.seen.width) / 2, y: (room.height - view.seen.height) / 2, width: view.seen.width,
      height: view.seen.height)
    frame = Rect(x: made.x - view.seen.x, y: made.y - view.seen.y, width: made.width, height: made.height)
  }

  func part(of canvas: Canvas) -> Canvas { canvas.part(window).part(frame) }
}

extension PhotoPipeline {
  /// Returns the request for a whole photo that fits into an area.
  fileprivate func request(whole photo: Photo, in room: CellArea) -> PictureRequest {
    let area = room.fitting(photo.imageSize, cell: capabilities.cellPixels)
    return request(photo, area: Size(width: area.columns, height: area.rows), framing: .whole)
  }
}
