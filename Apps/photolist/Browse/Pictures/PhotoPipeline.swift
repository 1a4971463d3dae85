import Domain
import Images
import Terminal
import TerminalImage

/// Loads and draws the pictures of photos on a terminal. Until a picture is ready, the photo's BlurHash is drawn.
@MainActor
final class PhotoPipeline {
  /// The capabilities of the terminal that pictures are prepared for.
  var capabilities: Capabilities {
    didSet { if capabilities != oldValue { onChange() } }
  }

  /// Called when another picture is ready.
  var onChange: () -> Void = {} {
    didSet { images.onChange = onChange }
  }

  /// Called when the terminal can release a picture's data.
  var onForget: (_ id: Int, _ command: [UInt8]) -> Void = { _, _ in }

  private let images: ImagePipeline<PictureRequest, PreparedPicture>
  private var placeholders: [PictureRequest: BlockImage] = [:]

  /// - Parameters:
  ///   - costLimit: the approximate number of bytes of cached pictures that are not on the screen.
  ///   - workLimit: the number of pictures that are fetched and decoded concurrently.
  ///   - makeID: returns an identifier for a picture in the terminal.
  ///   - load: fetches and decodes a picture, off the main actor.
  init(
    capabilities: Capabilities, costLimit: Int = 8 << 20, workLimit: Int = 6, makeID: @escaping @MainActor () -> Int,
    load: @escaping @Sendable (PictureRequest) async throws -> PreparedPicture
  ) {
    self.capabilities = capabilities
    images = ImagePipeline(costLimit: costLimit, workLimit: workLimit, cost: \.cost) { request in
      let id = makeID()
      var picture = try await load(request)
      picture.id = id
      return picture
    }
    images.onEvict = { [weak self] picture in
      if case .pixels = picture.content { self?.onForget(picture.id, KittyImage(id: picture.id).delete()) }
    }
  }

  var showsPictures: Bool { capabilities.pictures.method != .none }

  /// Whether the terminal needs a picture again when the picture moves or another part of it is shown.
  var isMovingExpensive: Bool { [.sixel, .iterm].contains(capabilities.pictures.method) }

  func request(_ photo: Photo, area: Size, framing: PictureRequest.Framing) -> PictureRequest {
    PictureRequest(photo, area: CellArea(columns: area.width, rows: area.height), framing: framing, on: capabilities)
  }

  /// Replaces the set of pictures to load: those on the screen and those that are shown next, most urgent first.
  func want(_ requests: [PictureRequest]) {
    images.want(requests)
  }

  /// Retries the pictures that failed.
  func retry() {
    images.retry()
  }

  /// Returns the picture if it is ready.
  func picture(for request: PictureRequest) -> PreparedPicture? {
    images.image(for: request)
  }

  /// Draws the picture, or its placeholder until it is ready.
  func draw(_ photo: Photo, as request: PictureRequest, in canvas: Canvas) {
    if let picture = picture(for: request) {
      picture.draw(in: canvas)
    } else if let blocks = placeholder(for: photo, request) {
      blocks.draw(in: canvas)
    }
  }

  /// Returns the photo's BlurHash in the size of its picture, or the photo's color if it has no BlurHash.
  private func placeholder(for photo: Photo, _ request: PictureRequest) -> BlockImage? {
    if let known = placeholders[request] { return known }
    guard let blurred = RGBImage(blurOf: photo, for: request) ?? photo.color.flatMap(RGBImage.init) else { return nil }
    let blocks = BlockImage(blurred, .halves, for: request)
    if placeholders.count > 256 { placeholders.removeAll() }
    placeholders[request] = blocks
    return blocks
  }
}

extension PictureRequest {
  /// Creates a request for a photo's picture that loads the smallest file with enough pixels.
  init(_ photo: Photo, area: CellArea, framing: Framing, on capabilities: Capabilities) {
    self.init(area: area, framing: framing, on: capabilities)
    let address = photo.images.address(atLeast: Self.width(of: photo, covering: pixels, framing))
    // A server cannot make the program open files.
    self.address = address.hasPrefix("file:") && photo.id.source != .folder ? "" : address
  }

  /// Returns the width in pixels that the file of the whole picture must have.
  private static func width(of photo: Photo, covering pixels: ImageSize, _ framing: Framing) -> Int {
    let ratio = photo.size.aspectRatio
    switch framing {
    case .whole: return min(pixels.width, ImageAddresses.SizeClass.regular.width ?? pixels.width)
    case .middle: return min(max(pixels.width, Int(Double(pixels.height) * ratio)), 1080)
    case .part(let part): return pixels.width * 10_000 / max(1, part.width)
    }
  }
}

extension Photo {
  /// The photo's size in pixels, at least 1 × 1.
  var imageSize: ImageSize { ImageSize(width: max(1, size.width), height: max(1, size.height)) }
}

extension RGBImage {
  /// Decodes the photo's BlurHash with one pixel per half of a cell, which avoids resizing.
  fileprivate init?(blurOf photo: Photo, for request: PictureRequest) {
    guard let hash = photo.blurHash else { return nil }
    let halves = ImageSize(width: request.area.columns, height: request.area.rows * 2)
    // The ratio is limited, because a source may report any size for a photo.
    let shape = Double(request.shape.width) / Double(request.shape.height)
    let ratio = min(max(photo.size.aspectRatio / shape, 1 / 16), 16)
    let whole = ImageSize(
      width: Int(Double(halves.width) * max(1, ratio)), height: Int(Double(halves.height) * max(1, 1 / ratio)))
    guard let blurred = RGBImage(blurHash: hash, size: whole) else { return nil }
    self = blurred.croppedToCenter(halves)
  }

  /// Creates an image of one pixel.
  ///
  /// - Parameter color: `#RRGGBB`.
  fileprivate init?(color: String) {
    guard let color = RGBColor(hex: color) else { return nil }
    self.init(width: 1, height: 1, pixels: [color.red, color.green, color.blue])
  }
}
