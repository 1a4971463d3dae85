import Domain
import Images
import Terminal
import TerminalImage

/// Loads the pictures of photos and draws them on a terminal. Until a picture is ready, draws the photo's enlarged
/// thumbnail, or the photo's BlurHash if the thumbnail is not cached.
@MainActor
final class PhotoPipeline {
  /// The capabilities of the terminal that pictures are prepared for.
  var capabilities: Capabilities {
    didSet { if capabilities != oldValue { onChange() } }
  }

  /// Called when pictures must be drawn again, for example because a picture is ready.
  var onChange: () -> Void = {} {
    didSet { images.onChange = onChange }
  }

  /// Called when the terminal can release a picture's data, with the command that releases the data.
  var onForget: (_ id: Int, _ command: [UInt8]) -> Void = { _, _ in }

  /// The size of the thumbnails in the list that was shown last.
  var thumbnailSize = Size(width: 22, height: 8)

  private let images: ImagePipeline<PictureRequest, PreparedPicture>
  /// The requests of the list that was shown last.
  private var listRequests: [PictureRequest] = []
  private var placeholders: [PictureRequest: Placeholder] = [:]

  /// A picture of block characters that is drawn until the requested picture is ready.
  private struct Placeholder {
    let blocks: BlockImage
    /// Whether the placeholder is an enlarged thumbnail instead of a BlurHash.
    let isThumbnail: Bool
  }

  /// - Parameters:
  ///   - costLimit: the approximate maximum size, in bytes, of all cached pictures that are not on the screen.
  ///   - workLimit: the maximum number of pictures that are fetched and decoded concurrently.
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

  /// Whether a picture must be sent to the terminal again when its position or its visible part changes.
  var isMovingExpensive: Bool { [.sixel, .iterm].contains(capabilities.pictures.method) }

  func request(_ photo: Photo, area: Size, framing: PictureRequest.Framing) -> PictureRequest {
    PictureRequest(photo, area: CellArea(columns: area.width, rows: area.height), framing: framing, on: capabilities)
  }

  /// Requests the pictures of a list, and cancels all other requests. The pictures on the screen come first, followed
  /// by the pictures of the next screen.
  func want(_ requests: [PictureRequest]) {
    listRequests = requests
    images.want(requests)
  }

  /// Requests the pictures of the photo screen, most urgent first, and then the pictures of the last list, so that the
  /// list is complete when the user goes back. Cancels all other requests.
  func wantAboveList(_ requests: [PictureRequest]) {
    let urgent = Set(requests)
    images.want(requests + listRequests.filter { !urgent.contains($0) }, urgent: min(2, requests.count))
  }

  /// Returns the number of pixels that the terminal can show in an area.
  func pixels(of area: CellArea) -> ImageSize {
    PictureRequest(area: area, framing: .whole, on: capabilities).pixels
  }

  /// Returns the center of the most detailed part of a photo, with coordinates from 0 to 1; nil if the photo's
  /// thumbnail is not cached.
  func mostDetailedPoint(of photo: Photo) -> (x: Double, y: Double)? {
    picture(for: thumbnail(of: photo))?.preview?.mostDetailedPoint()
  }

  /// Returns the request for a photo's thumbnail, in the size of the list that was shown last.
  func thumbnail(of photo: Photo) -> PictureRequest { request(photo, area: thumbnailSize, framing: .middle) }

  /// Loads failed pictures again.
  func retry() {
    images.retry()
  }

  /// Whether a picture on the screen has failed and can be loaded again.
  var hasFailures: Bool { images.hasFailures }

  /// Returns the error of a picture that cannot be shown; nil if the picture is ready or loading.
  func failure(for request: PictureRequest) -> (any Error)? {
    images.failure(for: request)
  }

  /// Returns the picture if it is ready.
  func picture(for request: PictureRequest) -> PreparedPicture? {
    images.image(for: request)
  }

  /// The mark of failed pictures, with the key that loads them again.
  var failureMark = "✕"

  /// Draws the picture, or a placeholder until the picture is ready. Marks a picture that failed.
  func draw(_ photo: Photo, as request: PictureRequest, in canvas: Canvas) {
    if let picture = picture(for: request) {
      picture.draw(in: canvas)
    } else {
      placeholder(for: photo, request)?.draw(in: canvas)
    }
    if failure(for: request) != nil {
      let mark = " \(failureMark) "
      let place = Point(x: (canvas.size.width - mark.columns) / 2, y: canvas.size.height / 2)
      canvas.draw(mark, at: place, style: Style(attributes: [.bold, .reverse]))
    }
  }

  /// Returns the first available placeholder, in this order: the photo's enlarged thumbnail, the photo's BlurHash, the
  /// photo's color.
  private func placeholder(for photo: Photo, _ request: PictureRequest) -> BlockImage? {
    let known = placeholders[request]
    if let known, known.isThumbnail { return known.blocks }
    let placeholder: Placeholder
    if let preview = picture(for: thumbnail(of: photo))?.preview {
      placeholder = Placeholder(blocks: BlockImage(request.framed(preview), for: request), isThumbnail: true)
    } else if let known {
      return known.blocks
    } else if let blurred = RGBImage(blurOf: photo, for: request) ?? photo.color.flatMap(RGBImage.init) {
      placeholder = Placeholder(blocks: BlockImage(blurred, .halves, for: request), isThumbnail: false)
    } else {
      return nil
    }
    if placeholders.count > 256 { placeholders.removeAll() }
    placeholders[request] = placeholder
    return placeholder.blocks
  }
}

extension PictureRequest {
  /// Creates a request for a photo's picture that loads the smallest file with enough pixels.
  init(_ photo: Photo, area: CellArea, framing: Framing, on capabilities: Capabilities) {
    self.init(area: area, framing: framing, on: capabilities)
    address = photo.imageAddress(atLeast: Self.width(of: photo, covering: pixels, framing))
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
  /// Decodes the photo's BlurHash with one pixel per half cell, so that the image need not be resized.
  fileprivate init?(blurOf photo: Photo, for request: PictureRequest) {
    guard let hash = photo.blurHash else { return nil }
    let halves = ImageSize(width: request.area.columns, height: request.area.rows * 2)
    // Limits the aspect ratio, because a source may report any size for a photo.
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
