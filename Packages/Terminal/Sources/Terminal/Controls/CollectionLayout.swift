/// The arrangement of the items of a ``CollectionView``: a list or a grid.
public enum CollectionLayout: Equatable, Sendable {
  /// One item per row, as wide as the view.
  case list(rowHeight: Int)
  /// A grid with as many columns as fit.
  case grid(cell: Size, spacing: Size)

  func columns(width: Int) -> Int {
    switch self {
    case .list: 1
    case .grid(let cell, let spacing): max(1, (width + spacing.width) / max(1, cell.width + spacing.width))
    }
  }

  /// The distance from one row of items to the next.
  var rowStride: Int {
    switch self {
    case .list(let rowHeight): max(1, rowHeight)
    case .grid(let cell, let spacing): max(1, cell.height + spacing.height)
    }
  }

  var itemHeight: Int {
    switch self {
    case .list(let rowHeight): max(1, rowHeight)
    case .grid(let cell, _): max(1, cell.height)
    }
  }

  /// Returns the frames of the items that fit completely into a view of the given size.
  public func framesThatFit(in size: Size) -> [Rect] {
    // A collection reserves the last column for its scroll bar.
    let width = max(1, size.width - 1)
    let rows = max(1, (size.height + rowStride - itemHeight) / rowStride)
    return (0..<rows * columns(width: width)).map { frame(of: $0, width: width, firstRow: 0) }
  }

  /// Returns the frame of an item, given the first visible row of items.
  func frame(of index: Int, width: Int, firstRow: Int) -> Rect {
    let columns = columns(width: width)
    let y = (index / columns - firstRow) * rowStride
    switch self {
    case .list: return Rect(x: 0, y: y, width: width, height: itemHeight)
    case .grid(let cell, let spacing):
      // The remaining columns are split between the left and right margins.
      let used = columns * (cell.width + spacing.width) - spacing.width
      let x = max(0, (width - used) / 2) + index % columns * (cell.width + spacing.width)
      return Rect(x: x, y: y, width: min(cell.width, width), height: itemHeight)
    }
  }
}
