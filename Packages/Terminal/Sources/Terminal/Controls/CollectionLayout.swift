/// Where the items of a collection are.
public enum CollectionLayout: Equatable, Sendable {
  /// Below each other, as wide as the view.
  case list(rowHeight: Int)
  /// Beside and below each other, as many columns as fit.
  case grid(cell: Size, spacing: Size)

  func columns(width: Int) -> Int {
    switch self {
    case .list: 1
    case .grid(let cell, let spacing): max(1, (width + spacing.width) / max(1, cell.width + spacing.width))
    }
  }

  /// From one row of items to the next.
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

  /// The place of an item when a row of items is the first on the screen.
  func frame(of index: Int, width: Int, firstRow: Int) -> Rect {
    let columns = columns(width: width)
    let y = (index / columns - firstRow) * rowStride
    switch self {
    case .list: return Rect(x: 0, y: y, width: width, height: itemHeight)
    case .grid(let cell, let spacing):
      // What is left over is shared between both sides.
      let used = columns * (cell.width + spacing.width) - spacing.width
      let x = max(0, (width - used) / 2) + index % columns * (cell.width + spacing.width)
      return Rect(x: x, y: y, width: min(cell.width, width), height: itemHeight)
    }
  }
}
