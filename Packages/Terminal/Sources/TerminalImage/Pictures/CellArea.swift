public import Images

/// A rectangle of a terminal's cells.
public struct CellArea: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// How many pixels it has when each cell is `cell` large.
  public func pixels(cell: ImageSize) -> ImageSize {
    ImageSize(width: columns * cell.width, height: rows * cell.height)
  }

  /// The largest area inside of this one in which a picture is not stretched: fewer rows or fewer columns.
  ///
  /// - Parameters:
  ///   - picture: the size of the whole picture; only its shape counts.
  ///   - cell: the size of one cell; only its shape counts. Where the terminal does not tell, 1×2 is near to most
  ///     fonts.
  public func fitting(_ picture: ImageSize, cell: ImageSize) -> CellArea {
    let fitted = picture.fitted(into: pixels(cell: cell))
    return CellArea(
      columns: min(columns, max(1, (fitted.width + cell.width / 2) / cell.width)),
      rows: min(rows, max(1, (fitted.height + cell.height / 2) / cell.height))
    )
  }
}
