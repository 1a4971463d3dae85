/// What a frame is made of while views draw it.
final class Surface {
  struct Placement {
    let picture: Picture
    let rect: Rect
  }

  private(set) var grid: CellGrid
  var glyphs = GlyphTable()
  private(set) var placements: [Int: Placement] = [:]
  /// Pictures whose data the terminal must have before this frame is shown.
  private(set) var uploads: [(id: Int, data: () -> [UInt8])] = []
  var cursor: Point?

  init(size: Size) {
    grid = CellGrid(size: size)
  }

  /// Starts a new frame with nothing in it.
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

  /// Takes out the pictures over which something else was drawn: the terminal would draw them on top of it.
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

  /// Exchanges the grid with the one that was shown, so that neither is allocated anew.
  func exchangeGrid(with other: inout CellGrid) {
    swap(&grid, &other)
  }
}
