public import Images
public import Terminal

/// A picture that is decoded and encoded for a terminal, ready to be drawn.
public struct PreparedPicture: Sendable {
  public enum Content: Sendable {
    case blocks
    /// Pixels for kitty's protocol, which are uploaded when the picture is first shown.
    case pixels(RGBImage)
    /// The bytes that draw the picture at the cursor.
    case drawing([UInt8])
  }

  /// The identifier of the picture in the terminal, from 1.
  public var id: Int
  public let area: CellArea
  public let method: PictureMethod
  public let content: Content
  /// The blocks for positions where the terminal cannot draw the picture.
  public let blocks: BlockImage

  /// The approximate memory use in bytes.
  public var cost: Int {
    let own =
      switch content {
      case .blocks: 0
      case .pixels(let image): image.pixels.count
      case .drawing(let bytes): bytes.count
      }
    return own + blocks.cells.count * MemoryLayout<BlockImage.Cell>.stride
  }

  /// Decodes a file for a request. Takes milliseconds, so call it off the main actor.
  ///
  /// - Throws: `JPEGError`.
  public init(id: Int = 1, jpeg: [UInt8], for request: PictureRequest) throws {
    self.id = id
    area = request.area
    method = request.method
    let picture = try Self.framed(jpeg, for: request)
    blocks = BlockImage(picture, for: request)
    content =
      switch request.method {
      case .blocks, .none: .blocks
      case .kitty, .kittyPlaceholders: .pixels(picture.reduced(to: request.pixels))
      case .sixel: .drawing(SixelImage.show(picture.resized(to: request.pixels)))
      case .iterm:
        // A file that is shown completely is sent unchanged.
        .drawing(
          ITermImage.show(
            request.framing == .whole ? jpeg : try picture.resized(to: request.pixels).jpeg(), on: request.area))
      }
  }

  private static func framed(_ jpeg: [UInt8], for request: PictureRequest) throws(JPEGError) -> RGBImage {
    switch request.framing {
    case .whole: return try RGBImage(jpeg: jpeg, covering: request.pixels)
    case .middle:
      let picture = try RGBImage(jpeg: jpeg, covering: request.pixels)
      return picture.croppedToCenter(request.shape.fitted(into: picture.size))
    case .part(let part):
      let picture = try RGBImage(
        jpeg: jpeg,
        covering: ImageSize(
          width: request.pixels.width * 10_000 / max(1, part.width),
          height: request.pixels.height * 10_000 / max(1, part.height)))
      return picture.cropped(
        x: picture.width * part.x / 10_000, y: picture.height * part.y / 10_000,
        size: ImageSize(
          width: max(1, picture.width * part.width / 10_000), height: max(1, picture.height * part.height / 10_000)))
    }
  }
}

extension PreparedPicture {
  /// Draws the picture at the canvas's upper left corner.
  @MainActor
  public func draw(in canvas: Canvas) {
    switch content {
    case .pixels(let image) where method == .kittyPlaceholders && fitsPlaceholders:
      let kitty = KittyImage(id: id)
      canvas.require(upload: id) { [area] in kitty.upload(image, placeholders: area) }
      canvas.putPlaceholders(ofPicture: id, in: rect) { KittyImage.placeholder(column: $0, row: $1) }
    case .pixels(let image) where method == .kitty:
      let kitty = KittyImage(id: id)
      canvas.require(upload: id) { kitty.upload(image) }
      let seen = canvas.visible.intersection(rect)
      let picture = Picture(
        id: id, size: seen.size, drawing: kitty.place(seen, of: area, showing: image.size), removal: kitty.remove())
      if !canvas.place(picture, at: seen.origin) { blocks.draw(in: canvas) }
    case .drawing(let bytes):
      if !canvas.place(Picture(id: id, size: size, drawing: bytes), at: .zero) { blocks.draw(in: canvas) }
    case .pixels, .blocks:
      blocks.draw(in: canvas)
    }
  }

  private var size: Size { Size(width: area.columns, height: area.rows) }
  private var rect: Rect { Rect(size: size) }
  private var fitsPlaceholders: Bool { max(area.columns, area.rows) <= KittyImage.longestPlaceholderSide }
}

extension RGBImage {
  /// Reduces the picture for a terminal that scales it, without ever enlarging it.
  fileprivate func reduced(to pixels: ImageSize) -> RGBImage {
    let isLarger = width >= pixels.width && height >= pixels.height
    return resized(to: isLarger ? pixels : pixels.fitted(into: size))
  }
}

extension KittyImage {
  /// Returns the command that shows the visible cells of a picture.
  fileprivate func place(_ seen: Rect, of area: CellArea, showing pixels: ImageSize) -> [UInt8] {
    let cells = CellArea(columns: seen.width, rows: seen.height)
    if cells == area { return place(on: area) }
    let part = seen.scaled(from: area, to: pixels)
    return place(
      partAt: part.x, part.y, size: ImageSize(width: max(1, part.width), height: max(1, part.height)), on: cells)
  }
}

extension Rect {
  /// Converts cells of an area to the pixels of the picture that fills the area.
  public func scaled(from area: CellArea, to size: ImageSize) -> Rect {
    let (left, right) = (x * size.width / area.columns, (x + width) * size.width / area.columns)
    let (top, bottom) = (y * size.height / area.rows, (y + height) * size.height / area.rows)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension BlockImage {
  /// Creates blocks in the colors of the terminal. If the terminal has few colors, the style is always quarters.
  public init(_ picture: RGBImage, _ style: Style = .quarters, for request: PictureRequest) {
    let depth = request.depth
    switch depth {
    case .none, .trueColor: self.init(picture, style, area: request.area)
    case .ansi16, .ansi256:
      self.init(picture, area: request.area) { color in
        let (red, green, blue) = depth.nearest(red: color.red, green: color.green, blue: color.blue)
        return RGBColor(red: red, green: green, blue: blue)
      }
    }
  }

  /// Draws the picture at the canvas's upper left corner.
  @MainActor
  public func draw(in canvas: Canvas) {
    let visible = canvas.visible
    for y in visible.rows where y < area.rows {
      for x in visible.columns where x < area.columns {
        let cell = self[x, y]
        canvas.put(
          cell.character, at: Point(x: x, y: y),
          style: Terminal.Style(foreground: cell.foreground.color, background: cell.background.color))
      }
    }
  }
}

extension RGBColor {
  /// The color converted to Terminal's type.
  public var color: Color { .rgb(red, green, blue) }
}
