public import Images
public import TerminalImage

/// A method of showing a JPEG in a terminal.
public enum Method: String, CaseIterable, Sendable {
  case halves, quarters, kitty, sixel, iterm

  public func show(_ jpeg: [UInt8], on area: CellArea, cell: ImageSize) throws -> [UInt8] {
    let pixels = area.pixels(cell: cell)
    switch self {
    case .halves: return BlockImage(try decoded(jpeg, for: area, cell), .halves, area: area).ansi()
    case .quarters: return BlockImage(try decoded(jpeg, for: area, cell), .quarters, area: area).ansi()
    case .kitty: return KittyImage(id: 1).upload(PNGImage(try decoded(jpeg, for: area, cell).resized(to: pixels)))
    case .sixel: return SixelImage.show(try decoded(jpeg, for: area, cell).resized(to: pixels))
    case .iterm: return ITermImage.show(jpeg, on: area)
    }
  }

  /// Decodes the JPEG at a scale that covers the pixels of the area. For blocks, the scale covers twice as many pixels
  /// in each direction as the blocks can show.
  public func decoded(_ jpeg: [UInt8], for area: CellArea, _ cell: ImageSize) throws -> RGBImage {
    let target =
      switch self {
      case .halves: ImageSize(width: area.columns * 2, height: area.rows * 4)
      case .quarters: ImageSize(width: area.columns * 4, height: area.rows * 4)
      case .kitty, .sixel, .iterm: area.pixels(cell: cell)
      }
    return try RGBImage(jpeg: jpeg, covering: target)
  }
}
