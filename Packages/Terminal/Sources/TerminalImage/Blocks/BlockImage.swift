public import Images

/// A picture made of characters: each cell holds one that parts it into two colors. Every terminal shows it.
public struct BlockImage: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    /// A block, or a space when the cell has one color, which then is `background`.
    public let character: Character
    public let foreground: RGBColor
    public let background: RGBColor
  }

  /// How a cell is parted.
  public enum Style: Sendable {
    /// Upper and lower half: square pixels, and exact colors.
    case halves
    /// Quarters, and strips of a quarter: twice as sharp across, and two colors a cell, chosen so that the error is
    /// least.
    case quarters
  }

  public let area: CellArea
  /// Row by row from the top.
  public let cells: [Cell]

  /// The whole of `image`, on all of `area`; its shape is the caller's business (``CellArea/fitting(_:cell:)``).
  ///
  /// Costs a resize and, for quarters, some hundred operations a cell: 3 ms for 80×40 cells.
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
        // Four by four pixels for each cell, three bytes each: that is how large the picture was made.
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
