import Domain
import Terminal
import TerminalImage

/// A picture as some place on the screen needs it: what of it, how large, and in which protocol.
struct PictureRequest: Hashable, Sendable {
  /// How a picture comes into an area of another shape. It is never stretched.
  enum Framing: Hashable, Sendable {
    /// All of it; the area has its shape.
    case whole
    /// As much of its middle as fills the area.
    case middle
    case part(Part)
  }

  /// A part of a picture, in ten-thousandths of its width and height.
  struct Part: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The photo that it shows, if it shows one.
  let photo: Photo.ID?
  let area: CellArea
  let framing: Framing
  let method: PictureMethod
  /// How many colours there are to show it with.
  let depth: ColorDepth
  /// A cell in pixels.
  let cell: TerminalImage.PixelSize
  /// The smallest file that has the pixels.
  let address: String

  /// A file that is had already.
  ///
  /// - Parameter address: names it.
  init(fileFrom address: String, area: CellArea, framing: Framing, on capabilities: Capabilities) {
    photo = nil
    self.area = area
    self.framing = framing
    method = capabilities.pictureMethod(on: area)
    depth = capabilities.depth
    cell = capabilities.cellPixels
    self.address = address
  }

  init(_ photo: Photo, area: CellArea, framing: Framing, on capabilities: Capabilities) {
    self.photo = photo.id
    self.area = area
    self.framing = framing
    method = capabilities.pictureMethod(on: area)
    depth = capabilities.depth
    cell = capabilities.cellPixels
    address = photo.images.address(
      atLeast: Self.width(of: photo, covering: Self.pixels(area, cell: cell, method: method), framing))
  }

  /// What the picture has at the end.
  var pixels: TerminalImage.PixelSize { Self.pixels(area, cell: cell, method: method) }

  /// The shape of the area, in whatever unit.
  var shape: TerminalImage.PixelSize { area.pixels(cell: cell) }

  private static func pixels(
    _ area: CellArea, cell: TerminalImage.PixelSize, method: PictureMethod
  ) -> TerminalImage.PixelSize {
    switch method {
    // Cells are parted by quarters of their sides.
    case .blocks, .none: TerminalImage.PixelSize(width: area.columns * 4, height: area.rows * 4)
    case .kitty, .kittyPlaceholders, .sixel, .iterm: area.pixels(cell: cell)
    }
  }

  /// How wide the whole picture must be. Nothing but a part of it is worth a file wider than a screen.
  private static func width(of photo: Photo, covering pixels: TerminalImage.PixelSize, _ framing: Framing) -> Int {
    let ratio = photo.size.aspectRatio
    switch framing {
    case .whole: return min(pixels.width, ImageAddresses.SizeClass.regular.width ?? pixels.width)
    case .middle: return min(max(pixels.width, Int(Double(pixels.height) * ratio)), 1080)
    case .part(let part): return pixels.width * 10_000 / max(1, part.width)
    }
  }
}

extension Capabilities {
  /// A cell in pixels.
  var cellPixels: TerminalImage.PixelSize { TerminalImage.PixelSize(width: cellSize.width, height: cellSize.height) }

  /// How a picture on some cells is shown. Sixels and iTerm2's files are as large as what they cover: blocks do where a
  /// terminal says that this is more than any screen has.
  fileprivate func pictureMethod(on area: CellArea) -> PictureMethod {
    let method = pictures.method
    let pixels = area.pixels(cell: cellPixels)
    let isLarge = pixels.width * pixels.height > SixelImage.maximumPixelCount
    return isLarge && (method == .sixel || method == .iterm) ? .blocks : method
  }
}
