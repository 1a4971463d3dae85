public import Images

/// A rectangle of a terminal's cells.
public struct CellArea: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the size in pixels, given the size of a cell.
  public func pixels(cell: ImageSize) -> ImageSize {
    ImageSize(width: columns * cell.width, height: rows * cell.height)
  }

  /// Returns the largest part of this area that has the aspect ratio of a picture.
  ///
  /// - Parameters:
  ///   - picture: the size of the whole picture. Only the aspect ratio matters.
  ///   - cell: the size of a cell. Only the aspect ratio matters; 1 × 2 is close to most fonts.
  public func fitting(_ picture: ImageSize, cell: ImageSize) -> CellArea {
    let fitted = picture.fitted(into: pixels(cell: cell))
    return CellArea(
      columns: min(columns, max(1, (fitted.width + cell.width / 2) / cell.width)),
      rows: min(rows, max(1, (fitted.height + cell.height / 2) / cell.height))
    )
  }
}
