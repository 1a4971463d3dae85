/// The cells of a whole screen.
struct CellGrid {
  let size: Size
  private(set) var cells: [Cell]

  init(size: Size, filledWith cell: Cell = .blank) {
    self.size = size
    cells = Array(repeating: cell, count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  mutating func clear() {
    for index in cells.indices { cells[index] = .blank }
  }

  /// Sets a cell, and for a wide glyph also the next cell. If the new glyph overwrites one half of a wide glyph, clears
  /// the other half.
  ///
  /// - Precondition: the cell, and the second cell of a wide glyph, are on the screen.
  mutating func set(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.width + x
    breakWideGlyph(at: index)
    cells[index] = cell
    if cell.width == 2 {
      breakWideGlyph(at: index + 1)
      cells[index + 1] = .continuation(of: cell)
    }
  }

  /// Replaces the terminal's default colors in all cells.
  mutating func replaceTerminalColors(text: Color, background: Color) {
    for index in cells.indices {
      if cells[index].style.foreground == .terminal { cells[index].style.foreground = text }
      if cells[index].style.background == .terminal { cells[index].style.background = background }
    }
  }

  private mutating func breakWideGlyph(at index: Int) {
    switch cells[index].width {
    case 2:
      cells[index + 1].glyph = .space
      cells[index + 1].width = 1
    case 0:
      cells[index - 1].glyph = .space
      cells[index - 1].width = 1
    default: break
    }
  }
}
