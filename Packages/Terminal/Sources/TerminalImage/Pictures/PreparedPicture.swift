public import Images
public import Terminal

/// A picture that is decoded and encoded for a terminal, ready to be drawn.
public struct PreparedPicture: Sendable {
  public enum Content: Sendable {
    case blocks
    /// A file for kitty's protocol, which is uploaded when the picture is first shown.
    case pixels(PNGImage)
    /// The bytes that draw the picture at the cursor.
    case drawing([UInt8])
  }

  /// The identifier of the picture in the terminal, from 1.
  public var id: Int
  public let area: CellArea
  public let method: PictureMethod
  public let content: Content
  /// A block picture for positions where the terminal cannot draw the picture itself.
  public let blocks: BlockImage
  /// A small version of the whole picture, which can be shown enlarged until a larger picture is ready. The value is
  /// nil if only a part of the picture was requested.
  public let preview: RGBImage?

  /// The number of pixels on the longer side of a preview.
  private static let previewSide = 96

  /// The approximate memory use in bytes.
  public var cost: Int {
    let own =
      switch content {
      case .blocks: 0
      case .pixels(let image): image.file.count
      case .drawing(let bytes): bytes.count
      }
    return own + (preview?.pixels.count ?? 0) + blocks.cells.count * MemoryLayout<BlockImage.Cell>.stride
  }

  /// Decodes a file for a request. Decoding takes milliseconds, so call this initializer off the main actor.
  ///
  /// - Throws: `JPEGError`.
  public init(id: Int = 1, jpeg: [UInt8], for request: PictureRequest) throws {
    self.id = id
    area = request.area
    method = request.method
    let (picture, whole) = try Self.framed(jpeg, for: request)
    preview = whole.map(Self.preview)
    blocks = BlockImage(picture, for: request)
    content =
      switch request.method {
      case .blocks, .none: .blocks
      case .kitty, .kittyPlaceholders: .pixels(PNGImage(picture.reduced(to: request.pixels)))
      case .sixel: .drawing(SixelImage.show(picture.resized(to: request.pixels).croppedToBands))
      case .iterm:
        // Sends the file unchanged if the whole picture is shown.
        .drawing(
          ITermImage.show(
            request.framing == .whole ? jpeg : try picture.resized(to: request.pixels).jpeg(), on: request.area))
      }
  }

  /// Returns the picture for a request, and the whole picture. The whole picture is nil if only a part was requested.
  private static func framed(
    _ jpeg: [UInt8], for request: PictureRequest
  ) throws(JPEGError) -> (picture: RGBImage, whole: RGBImage?) {
    switch request.framing {
    case .whole:
      let picture = try RGBImage(jpeg: jpeg, covering: request.pixels)
      return (picture, picture)
    case .middle:
      let picture = try RGBImage(jpeg: jpeg, covering: request.pixels)
      return (picture.croppedToCenter(request.shape.fitted(into: picture.size)), picture)
    case .part(let part):
      let picture = try RGBImage(
        jpeg: jpeg,
        covering: ImageSize(
          width: request.pixels.width * 10_000 / max(1, part.width),
          height: request.pixels.height * 10_000 / max(1, part.height)))
      return (picture.cropped(to: part), nil)
    }
  }

  private static func preview(of picture: RGBImage) -> RGBImage {
    guard max(picture.width, picture.height) > previewSide else { return picture }
    return picture.resized(to: picture.size.fitted(into: ImageSize(width: previewSide, height: previewSide)))
  }
}

extension PreparedPicture {
  /// Draws the picture at the canvas's upper left corner.
  @MainActor
  public func draw(in canvas: Canvas) {
    switch content {
    case .pixels(let image) where method == .kittyPlaceholders && fitsPlaceholders:
      let kitty = KittyImage(id: id)
      let isAccepted = canvas.require(upload: id, check: kitty.check(placeholders: area)) { [area] in
        kitty.upload(image, placeholders: area)
      }
      guard isAccepted else { return blocks.draw(in: canvas) }
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

extension PictureRequest {
  /// Returns the part of a picture that a request shows.
  public func framed(_ whole: RGBImage) -> RGBImage {
    switch framing {
    case .whole: whole
    case .middle: whole.croppedToCenter(shape.fitted(into: whole.size))
    case .part(let part): whole.cropped(to: part)
    }
  }
}

extension RGBImage {
  fileprivate func cropped(to part: PictureRequest.Part) -> RGBImage {
    cropped(
      x: width * part.x / 10_000, y: height * part.y / 10_000,
      size: ImageSize(width: max(1, width * part.width / 10_000), height: max(1, height * part.height / 10_000)))
  }

  /// Resizes the picture for a terminal that scales pictures. Never enlarges the picture.
  fileprivate func reduced(to pixels: ImageSize) -> RGBImage {
    let isLarger = width >= pixels.width && height >= pixels.height
    return resized(to: isLarger ? pixels : pixels.fitted(into: size))
  }
}

extension KittyImage {
  /// Returns the command that shows the visible cells of a picture.
  fileprivate func place(_ seen: Rect, of area: CellArea, showing pixels: ImageSize) -> [UInt8] {
    let cells = CellArea(columns: seen.width, rows: seen.height)
    if cells == area { return place(on: area, reportsErrors: true) }
    let part = seen.scaled(from: area, to: pixels)
    return place(
      partAt: part.x, part.y, size: ImageSize(width: max(1, part.width), height: max(1, part.height)), on: cells,
      reportsErrors: true)
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
  /// Creates blocks in the colors of the terminal. On a terminal with 16 or 256 colors, the style is ignored.
  public init(_ picture: RGBImage, _ style: Style = .quarters, for request: PictureRequest) {
    let depth = request.depth
    switch depth {
    case .none, .trueColor: self.init(picture, style, area: request.area)
    case .ansi16:
      let palette = ColorDepth.sixteenColors.map { RGBColor(red: $0.red, green: $0.green, blue: $0.blue) }
      self.init(picture, area: request.area, shading: palette)
    case .ansi256:
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

extension RGBImage {
  /// The picture, cropped to a multiple of six rows. Konsole draws whole bands of six rows, and a partial last band
  /// would cover the text below the picture.
  fileprivate var croppedToBands: RGBImage {
    height < 6 ? self : cropped(x: 0, y: 0, size: ImageSize(width: width, height: height - height % 6))
  }
}
