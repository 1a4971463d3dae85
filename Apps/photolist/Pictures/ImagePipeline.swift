import Domain
import Reactive
import Terminal
import TerminalImage

/// The pictures that screens show: those that are ready, within a limit, and those that are being made.
///
/// A screen says what it wants to show, most urgent first, and draws what there is; until a picture is ready that is
/// its BlurHash. What nobody wants any more is not made.
@MainActor
final class ImagePipeline {
  /// What pictures are made for; a change makes them anew.
  var capabilities: Capabilities {
    didSet { if capabilities != oldValue { onChange() } }
  }

  /// Another picture can be drawn.
  var onChange: () -> Void = {}
  /// The terminal need not keep a picture any more.
  var onForget: (_ id: Int, _ command: [UInt8]) -> Void = { _, _ in }

  private let makePicture: @Sendable (PictureRequest, _ id: Int) async throws -> PreparedPicture
  private let workLimit: Int

  private var ready: ImageCache
  private var placeholders: [PictureRequest: BlockImage] = [:]
  private var wishes: [PictureRequest] = []
  /// The wishes that nobody has looked at yet, the most urgent last.
  private var waiting: [PictureRequest] = []
  private var work: [PictureRequest: Task<Void, Never>] = [:]
  private var failed: Set<PictureRequest> = []
  private var lastID: Int

  /// - Parameters:
  ///   - byteLimit: how much is kept that is not on the screen, roughly.
  ///   - workLimit: how many pictures are fetched and decoded at a time.
  ///   - firstID: where the pictures' names in the terminal begin.
  ///   - makePicture: fetches and decodes, not on the main actor.
  init(
    capabilities: Capabilities, byteLimit: Int = 8 << 20, workLimit: Int = 6, firstID: Int = 1,
    makePicture: @escaping @Sendable (PictureRequest, _ id: Int) async throws -> PreparedPicture
  ) {
    self.capabilities = capabilities
    ready = ImageCache(byteLimit: byteLimit)
    self.workLimit = workLimit
    self.makePicture = makePicture
    lastID = firstID - 1
  }

  var showsPictures: Bool { capabilities.pictures.method != .none }

  /// Whether the terminal must be sent a picture anew when it moves, or another part of it is shown.
  var isMovingExpensive: Bool { [.sixel, .iterm].contains(capabilities.pictures.method) }

  func request(_ photo: Photo, area: Size, framing: PictureRequest.Framing) -> PictureRequest {
    PictureRequest(
      photo, area: CellArea(columns: area.width, rows: area.height), framing: framing, on: capabilities)
  }

  // MARK: Wishes

  /// Says what the screen shows or will show next, most urgent first, instead of what was said before.
  func want(_ requests: [PictureRequest]) {
    guard wishes != requests else { return }
    wishes = requests
    let wanted = Set(requests)
    for (request, task) in work where !wanted.contains(request) {
      task.cancel()
      work[request] = nil
    }
    failed.formIntersection(wanted)
    arrangeWork()
  }

  /// Tries again what has failed.
  func retry() {
    failed.removeAll()
    arrangeWork()
  }

  private func arrangeWork() {
    waiting = wishes.reversed()
    startWork()
  }

  private func startWork() {
    while work.count < workLimit, let request = waiting.popLast() {
      guard !ready.contains(request), work[request] == nil, !failed.contains(request) else { continue }
      // 24 bits are a name in kitty's protocol.
      lastID = lastID % 0xFF_FFFF + 1
      let id = lastID
      work[request] = Task { [makePicture] in
        let picture = try? await makePicture(request, id)
        if !Task.isCancelled { finish(request, picture) }
      }
    }
  }

  private func finish(_ request: PictureRequest, _ picture: PreparedPicture?) {
    work[request] = nil
    if let picture {
      placeholders[request] = nil
      for gone in ready.insert(picture, for: request, keeping: wishes) { forget(gone) }
      onChange()
    } else {
      failed.insert(request)
    }
    startWork()
  }

  private func forget(_ picture: PreparedPicture) {
    if case .pixels = picture.content { onForget(picture.id, KittyImage(id: picture.id).delete()) }
  }

  // MARK: Drawing

  /// The picture, if it is ready.
  func picture(for request: PictureRequest) -> PreparedPicture? {
    ready.use(request)
  }

  /// Draws the picture, or what stands for it until it is ready.
  func draw(_ photo: Photo, as request: PictureRequest, in canvas: Canvas) {
    if let picture = picture(for: request) {
      picture.draw(in: canvas)
    } else if let blocks = placeholder(for: photo, request) {
      blocks.draw(in: canvas)
    }
  }

  /// The photo's BlurHash as large as its picture; without one, its colour.
  private func placeholder(for photo: Photo, _ request: PictureRequest) -> BlockImage? {
    if let known = placeholders[request] { return known }
    guard let blurred = RGBImage(blurOf: photo, for: request) ?? photo.color.flatMap(RGBImage.init) else { return nil }
    let blocks = BlockImage(blurred, .halves, for: request)
    if placeholders.count > 256 { placeholders.removeAll() }
    placeholders[request] = blocks
    return blocks
  }
}

private typealias PixelSize = TerminalImage.PixelSize

extension RGBImage {
  /// The photo's BlurHash with a pixel for each half of a cell: nothing need be resized, and nothing is lost, as a blur
  /// has no edges that quarters would show.
  fileprivate init?(blurOf photo: Photo, for request: PictureRequest) {
    guard let hash = photo.blurHash else { return nil }
    let halves = PixelSize(width: request.area.columns, height: request.area.rows * 2)
    // What a source says of a photo's size may be anything.
    let shape = Double(request.shape.width) / Double(request.shape.height)
    let ratio = min(max(photo.size.aspectRatio / shape, 1 / 16), 16)
    let whole = PixelSize(
      width: Int(Double(halves.width) * max(1, ratio)), height: Int(Double(halves.height) * max(1, 1 / ratio)))
    guard let blurred = RGBImage(blurHash: hash, size: whole) else { return nil }
    self = blurred.croppedToCentre(halves)
  }

  /// One pixel of a colour that is written `#RRGGBB`.
  fileprivate init?(color: String) {
    guard let color = RGBColor(hex: color) else { return nil }
    self.init(width: 1, height: 1, pixels: [color.red, color.green, color.blue])
  }
}
