/// The content of a frame while views draw it: cells, pictures, uploads and the cursor.
final class Surface {
  struct Placement {
    let picture: Picture
    let rect: Rect
  }

  private(set) var grid: CellGrid
  var glyphs = GlyphTable()
  private(set) var placements: [Int: Placement] = [:]
  /// The data that must be uploaded before the frame is shown.
  private(set) var uploads: [(id: Int, data: () -> [UInt8])] = []
  var cursor: Point?

  init(size: Size) {
    grid = CellGrid(size: size)
  }

  /// Starts an empty frame.
  func begin() {
    grid.clear()
    placements.removeAll()
    uploads.removeAll()
    cursor = nil
  }

  func set(_ cell: Cell, x: Int, y: Int) {
    grid.set(cell, x: x, y: y)
  }

  func place(_ picture: Picture, in rect: Rect, style: Style) {
    let cell = Cell(glyph: Glyph(picture: picture.id), style: style, width: 1, link: 0)
    for y in rect.rows {
      for x in rect.columns { grid.set(cell, x: x, y: y) }
    }
    placements[picture.id] = Placement(picture: picture, rect: rect)
  }

  func require(_ id: Int, _ data: @escaping () -> [UInt8]) {
    uploads.append((id, data))
  }

  /// Removes pictures over which something else was drawn, because the terminal would draw them on top.
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
