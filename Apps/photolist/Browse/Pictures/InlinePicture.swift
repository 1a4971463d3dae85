import Domain
import Images
import Terminal
import TerminalImage

/// A picture that a command prints between lines of text.
struct InlinePicture {
  private let prepared: PreparedPicture
  private let depth: ColorDepth
  private let isInTmux: Bool

  /// Fetches a photo's picture. The picture is as large as possible, but leaves room for a few lines of text.
  ///
  /// - Returns: nil if pictures are turned off or the terminal is too small.
  init?(
    of photo: Photo, on capabilities: Capabilities, room: TerminalSize,
    from loader: ImageLoader<PictureRequest, PreparedPicture>
  ) async throws {
    let method = capabilities.pictures.method
    guard method != .none, room.columns >= 8, room.rows >= 4 else { return nil }
    let area = CellArea(columns: min(80, room.columns - 1), rows: min(24, room.rows - 3)).fitting(
      photo.imageSize, cell: capabilities.cellPixels)
    let request = PictureRequest(photo, area: area, framing: .whole, on: capabilities)
    prepared = try await loader.image(for: request)
    depth = capabilities.depth
    isInTmux = capabilities.isInTmux
  }

  /// The bytes that print the picture and leave the cursor at the start of the line below.
  var bytes: [UInt8] {
    let kitty = KittyImage(id: prepared.id)
    switch prepared.content {
    case .blocks: return blocks
    case .pixels(let image) where prepared.method == .kittyPlaceholders:
      let upload = kitty.upload(image, placeholders: prepared.area)
      return (isInTmux ? TmuxPassthrough.wrapped(upload) : upload) + placeholders(in: kitty.placeholderColor)
    case .pixels(let image): return inReservedLines(kitty.upload(image) + kitty.place(on: prepared.area))
    case .drawing(let drawing): return inReservedLines(drawing)
    }
  }

  /// Returns the bytes that reserve lines, draw the picture in the lines, and move the cursor below the lines.
  /// Terminals differ in where they leave the cursor after a drawing.
  private func inReservedLines(_ drawing: [UInt8]) -> [UInt8] {
    let rows = prepared.area.rows
    let lines = String(repeating: "\n", count: rows)
    return Array("\(lines)\u{1B}[\(rows)A\u{1B}7".utf8) + drawing + Array("\u{1B}8\u{1B}[\(rows)B\r".utf8)
  }

  private func placeholders(in color: RGBColor) -> [UInt8] {
    let lines = (0..<prepared.area.rows).map { row in
      String((0..<prepared.area.columns).map { KittyImage.placeholder(column: $0, row: row) })
    }
    let paint = "\u{1B}[38;2;\(color.red);\(color.green);\(color.blue)m"
    return Array(lines.map { "\(paint)\($0)\u{1B}[39m\n" }.joined().utf8)
  }

  private var blocks: [UInt8] {
    if depth == .trueColor { return prepared.blocks.ansi() }
    let area = prepared.area
    let lines = (0..<area.rows).map { row in
      (0..<area.columns).reduce(into: StyledText("")) { $0 += prepared.blocks.text(column: $1, row: row) }
    }
    return Array(lines.map { $0.ansi(depth: depth) + "\n" }.joined().utf8)
  }
}

extension BlockImage {
  fileprivate func text(column: Int, row: Int) -> StyledText {
    let cell = self[column, row]
    return StyledText(
      String(cell.character), Terminal.Style(foreground: cell.foreground.color, background: cell.background.color))
  }
}
