public import Images
public import Terminal

/// A request for a picture: its file, the part to show, the cells to fill, and the terminal's method.
public struct PictureRequest: Hashable, Sendable {
  /// The part of a picture that fills an area. Pictures are never stretched.
  public enum Framing: Hashable, Sendable {
    /// The whole picture. The area must have the aspect ratio of the picture.
    case whole
    /// The center of the picture, cropped to the aspect ratio of the area.
    case middle
    case part(Part)
  }

  /// A part of a picture, in ten-thousandths of its width and height.
  public struct Part: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  public let area: CellArea
  public let framing: Framing
  public let method: PictureMethod
  /// The color depth of the terminal.
  public let depth: ColorDepth
  /// The size of a cell in pixels.
  public let cell: ImageSize
  /// The address of the picture's file.
  public var address: String

  public init(address: String = "", area: CellArea, framing: Framing, on capabilities: Capabilities) {
    self.address = address
    self.area = area
    self.framing = framing
    method = capabilities.pictureMethod(on: area)
    depth = capabilities.depth
    cell = capabilities.cellPixels
  }

  /// The size of the resulting picture in pixels.
  public var pixels: ImageSize {
    switch method {
    // Block characters are computed from 4 × 4 pixels per cell.
    case .blocks, .none: ImageSize(width: area.columns * 4, height: area.rows * 4)
    case .kitty, .kittyPlaceholders, .sixel, .iterm: area.pixels(cell: cell)
    }
  }

  /// A size with the aspect ratio of the area. The unit is unspecified.
  public var shape: ImageSize { area.pixels(cell: cell) }
}

extension Capabilities {
  /// The size of a cell in pixels.
  public var cellPixels: ImageSize { ImageSize(width: cellSize.width, height: cellSize.height) }

  /// Returns the method for a picture on an area. If the area has implausibly many pixels, uses blocks instead of
  /// sixels or iTerm2 images, because the terminal must have reported a wrong cell size.
  fileprivate func pictureMethod(on area: CellArea) -> PictureMethod {
    let method = pictures.method
    let pixels = area.pixels(cell: cellPixels)
    let isLarge = pixels.width * pixels.height > SixelImage.maximumPixelCount
    return isLarge && (method == .sixel || method == .iterm) ? .blocks : method
  }
}
