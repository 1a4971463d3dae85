import Images
import Terminal
import TerminalImage

/// The zoom factor and the center of the visible part of a picture.
struct Zoom: Equatable {
  /// The magnification. At 1, the whole picture fits into the view.
  var factor = 1.0
  /// The center of the visible part, from 0 to 1.
  private(set) var x = 0.5
  private(set) var y = 0.5

  /// Returns the largest zoom factor, from 2 to 8. If possible, one pixel of the picture covers one pixel of the screen
  /// at this factor.
  ///
  /// - Parameter pixels: the width of the whole picture on the screen, in pixels.
  static func limit(of picture: ImageSize, showing pixels: Int) -> Double {
    min(8, max(2, Double(picture.width) / Double(max(1, pixels))))
  }

  /// Zooms in by one step, up to a limit.
  ///
  /// - Parameter point: the new center, with coordinates from 0 to 1; nil to leave the center unchanged.
  mutating func enlarge(limit: Double, towards point: (x: Double, y: Double)?) {
    factor = min(limit, factor * 1.5)
    if let point { (x, y) = point }
  }

  /// Zooms out by one step. The last step shows the whole picture.
  mutating func reduce() {
    if factor < 1.6 { self = Zoom() } else { factor /= 1.5 }
  }

  /// Zooms in or out by one step. A point of the picture, with coordinates from 0 to 1, keeps its place on the screen.
  mutating func zoom(larger: Bool, limit: Double, around point: (x: Double, y: Double)) {
    let old = self
    if larger { enlarge(limit: limit, towards: nil) } else { reduce() }
    guard factor > 1 else { return }
    x = point.x + (old.x - point.x) * old.factor / factor
    y = point.y + (old.y - point.y) * old.factor / factor
  }

  /// Moves the center to a cell.
  mutating func center(on cell: Point, of whole: CellArea) {
    x = min(1, max(0, (Double(cell.x) + 0.5) / Double(whole.columns)))
    y = min(1, max(0, (Double(cell.y) + 0.5) / Double(whole.rows)))
  }

  /// Moves the picture by a number of cells.
  mutating func drag(columns: Int, rows: Int, of whole: CellArea) {
    x = min(1, max(0, x - Double(columns) / Double(whole.columns)))
    y = min(1, max(0, y - Double(rows) / Double(whole.rows)))
  }

  /// Moves the center. One step is a fifth of the visible part.
  mutating func move(_ stepsRight: Double, _ stepsDown: Double) {
    let step = 0.2 / factor
    x = min(1, max(0, x + stepsRight * step))
    y = min(1, max(0, y + stepsDown * step))
  }

  /// Returns the visible part of a picture in an area.
  mutating func view(of picture: ImageSize, in room: CellArea, cell: ImageSize) -> ZoomView {
    let fitting = room.fitting(picture, cell: cell)
    guard factor > 1 else {
      return ZoomView(whole: fitting, seen: Rect(x: 0, y: 0, width: fitting.columns, height: fitting.rows))
    }
    let pixels = picture.fitted(into: room.pixels(cell: cell))
    let whole = CellArea(
      columns: max(1, Int((Double(pixels.width) * factor / Double(cell.width)).rounded())),
      rows: max(1, Int((Double(pixels.height) * factor / Double(cell.height)).rounded())))
    let columns = Self.range(of: min(room.columns, whole.columns), around: &x, in: whole.columns)
    let rows = Self.range(of: min(room.rows, whole.rows), around: &y, in: whole.rows)
    return ZoomView(
      whole: whole, seen: Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
  }

  /// - Parameter middle: the center of the range, from 0 to 1. The function moves the center so that the range lies
  ///   within `0..<total`.
  private static func range(of count: Int, around middle: inout Double, in total: Int) -> Range<Int> {
    let half = Double(count) / Double(total) / 2
    middle = min(1 - half, max(half, middle))
    let start = min(total - count, Int(((middle - half) * Double(total)).rounded()))
    return start..<(start + count)
  }
}

/// A zoomed picture: its size in cells, and the cells that are visible.
struct ZoomView: Equatable {
  let whole: CellArea
  let seen: Rect

  /// Returns the visible cells with their surroundings: up to twice as many columns and rows. Within these cells, the
  /// visible part can move without a new picture.
  ///
  /// - Parameter longestSide: the maximum number of columns and of rows of a picture.
  func surroundings(longestSide: Int) -> Rect {
    let columns = Self.stretch(around: seen.columns, in: whole.columns, atMost: longestSide)
    let rows = Self.stretch(around: seen.rows, in: whole.rows, atMost: longestSide)
    return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns one of a few overlapping ranges, so that nearby positions share a range.
  private static func stretch(around seen: Range<Int>, in total: Int, atMost limit: Int) -> Range<Int> {
    let count = min(total, 2 * seen.count, max(limit, seen.count))
    let step = count - seen.count
    guard step > 0 else { return seen }
    let start = min(seen.lowerBound / step * step, total - count)
    return start..<(start + count)
  }

  /// Returns the part of the picture that the cells show, in ten-thousandths of the picture's width and height.
  func part(_ cells: Rect) -> PictureRequest.Part {
    let part = cells.scaled(from: whole, to: ImageSize(width: 10_000, height: 10_000))
    return PictureRequest.Part(x: part.x, y: part.y, width: part.width, height: part.height)
  }
}
