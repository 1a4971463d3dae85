/// The content of a frame while views draw it: cells, pictures, uploads and the cursor.
final class Surface {
  struct Placement {
    let picture: Picture
    let rect: Rect
  }

  /// Data that the terminal must have before the frame is shown.
  struct Upload {
    let id: Int
    /// A command that the terminal answers with an error if it does not have the data; empty for no command.
    let check: [UInt8]
    let data: () -> [UInt8]
  }

  private(set) var grid: CellGrid
  var glyphs = GlyphTable()
  private(set) var placements: [Int: Placement] = [:]
  private(set) var uploads: [Upload] = []
  /// The pictures that the terminal cannot show.
  private(set) var refused: Set<Int> = []
  var cursor: Point?

  init(size: Size) {
    grid = CellGrid(size: size)
  }

  /// Starts an empty frame.
  func begin(refusing refused: Set<Int>) {
    self.refused = refused
    grid.clear()
    placements.removeAll()
    uploads.removeAll()
    cursor = nil
  }

  func set(_ cell: Cell, x: Int, y: Int) {
    grid.set(cell, x: x, y: y)
  }

  func replaceTerminalColors(text: Color, background: Color) {
    grid.replaceTerminalColors(text: text, background: background)
  }

  func place(_ picture: Picture, in rect: Rect, style: Style) {
    let cell = Cell(glyph: Glyph(picture: picture.id), style: style, width: 1, link: 0)
    for y in rect.rows {
      for x in rect.columns { grid.set(cell, x: x, y: y) }
    }
    placements[picture.id] = Placement(picture: picture, rect: rect)
  }

  func require(_ upload: Upload) {
    uploads.append(upload)
  }

  /// Removes pictures that other content covers, because the terminal would draw the pictures on top.
  func dropCoveredPlacements() {
    placements = placements.filter { id, placement in
      placement.rect.rows.allSatisfy { y in
        placement.rect.columns.allSatisfy { x in grid[x, y].glyph == Glyph(picture: id) }
      }
    }
  }

  func resize(to size: Size) {
    grid = CellGrid(size: size)
  }

  /// Swaps the grid with the grid of the previous frame, which avoids an allocation.
  func exchangeGrid(with other: inout CellGrid) {
    swap(&grid, &other)
  }
}
