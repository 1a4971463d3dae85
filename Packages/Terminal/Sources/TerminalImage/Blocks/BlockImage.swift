public import Images

/// A picture made of block characters, which show two colors per cell. Every terminal can show block characters.
public struct BlockImage: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    /// A block character, or a space if the cell has only the color `background`.
    public let character: Character
    public let foreground: RGBColor
    public let background: RGBColor
  }

  /// The way in which cells are divided.
  public enum Style: Sendable {
    /// Divides a cell into an upper and a lower half, with exact colors and nearly square pixels.
    case halves
    /// Divides a cell into quarters or strips, with twice the horizontal resolution. Each cell uses the two colors with
    /// the smallest error.
    case quarters
  }

  public let area: CellArea
  /// The cells of the picture, row by row from the top.
  public let cells: [Cell]

  /// Creates a picture from an image, which is stretched to an area. ``CellArea/fitting(_:cell:)`` returns an area with
  /// the image's aspect ratio.
  ///
  /// The cost is a resize and, for quarters, a few hundred operations per cell.
  /// - Precondition: `area` has at least one cell.
  public init(_ image: RGBImage, _ style: Style, area: CellArea) {
    self.area = area
    switch style {
    case .halves:
      let small = image.resized(to: ImageSize(width: area.columns, height: area.rows * 2))
      cells = (0..<(area.columns * area.rows)).map { index in
        let column = index % area.columns
        let row = index / area.columns * 2
        return Self.half(top: small[column, row], bottom: small[column, row + 1])
      }
    case .quarters:
      let small = image.resized(to: ImageSize(width: area.columns * 4, height: area.rows * 4))
      cells = small.pixels.withUnsafeBufferPointer { pixels in
        // Safe: the picture was resized to 4 × 4 pixels per cell, with three bytes per pixel.
        (0..<(area.columns * area.rows)).map { index in
          let first = (index / area.columns * small.width + index % area.columns) * 12
          return PartedCell { x, y in
            let pixel = first + (y * small.width + x) * 3
            return SIMD4(Float(pixels[pixel]), Float(pixels[pixel + 1]), Float(pixels[pixel + 2]), 0)
          }.cell
        }
      }
    }
  }

  init(area: CellArea, cells: [Cell]) {
    self.area = area
    self.cells = cells
  }

  public subscript(column: Int, row: Int) -> Cell {
    cells[row * area.columns + column]
  }

  private static func half(top: RGBColor, bottom: RGBColor) -> Cell {
    Cell(character: top == bottom ? " " : "▀", foreground: top, background: bottom)
  }
}
