public import Images
public import Terminal

/// A picture for a place on the screen: which part of it, how large, and by which method of the terminal.
public struct PictureRequest: Hashable, Sendable {
  /// How a picture fills an area of another shape. It is never stretched.
  public enum Framing: Hashable, Sendable {
    /// The whole picture; the area has its shape.
    case whole
    /// As much of its center as fills the area.
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
  /// How many colors there are to show it with.
  public let depth: ColorDepth
  /// A cell in pixels.
  public let cell: ImageSize
  /// Identifies the picture's file.
  public var address: String

  public init(address: String = "", area: CellArea, framing: Framing, on capabilities: Capabilities) {
    self.address = address
    self.area = area
    self.framing = framing
    method = capabilities.pictureMethod(on: area)
    depth = capabilities.depth
    cell = capabilities.cellPixels
  }

  /// The size of the picture that is shown.
  public var pixels: ImageSize {
    switch method {
    // Cells are parted by quarters of their sides.
    case .blocks, .none: ImageSize(width: area.columns * 4, height: area.rows * 4)
    case .kitty, .kittyPlaceholders, .sixel, .iterm: area.pixels(cell: cell)
    }
  }

  /// The shape of the area, in whatever unit.
  public var shape: ImageSize { area.pixels(cell: cell) }
}

extension Capabilities {
  /// A cell in pixels.
  public var cellPixels: ImageSize { ImageSize(width: cellSize.width, height: cellSize.height) }

  /// The method for a picture on some cells. Sixels and iTerm2's files have as many pixels as they cover: where a
  /// terminal claims more of them than any screen has, the picture is shown as blocks.
  fileprivate func pictureMethod(on area: CellArea) -> PictureMethod {
    let method = pictures.method
    let pixels = area.pixels(cell: cellPixels)
    let isLarge = pixels.width * pixels.height > SixelImage.maximumPixelCount
    return isLarge && (method == .sixel || method == .iterm) ? .blocks : method
  }
}
