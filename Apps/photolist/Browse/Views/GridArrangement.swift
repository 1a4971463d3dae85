import Terminal

/// The preferred width of thumbnails. All lists share one instance.
@MainActor
final class TileSize {
  /// The preferred width in columns. Thumbnails may be wider, because a grid divides its whole width evenly.
  var width = 22
}

/// The layout of a grid for one size of the view.
struct GridArrangement: Equatable {
  let layout: CollectionLayout
  /// The total height of the rows that are completely visible.
  let height: Int
  // The layout depends on the terminal's capabilities and on the preferred width of thumbnails.
  let scrollsByPage: Bool
  let showsPictures: Bool
  let cell: Size
  let tileWidth: Int

  /// The width of the narrowest thumbnail, in columns.
  private static let minimumWidth = 10
  private static let gap = 2

  /// Arranges thumbnails with the aspect ratio 3:2. The rows share the height evenly.
  ///
  /// - Parameter tileWidth: the preferred width of a thumbnail in columns.
  @MainActor
  init(size: Size, tileWidth: Int, pipeline: PhotoPipeline) {
    scrollsByPage = pipeline.isMovingExpensive
    showsPictures = pipeline.showsPictures
    cell = pipeline.capabilities.cellSize
    self.tileWidth = tileWidth
    let width = Self.width(of: size)
    guard showsPictures, size.height >= 5, width >= 15 else {
      layout = .list(rowHeight: 1)
      height = size.height
      return
    }
    let spacing = Size(width: Self.gap, height: size.height >= 16 ? 1 : 0)
    let columns = max(1, (width + Self.gap) / (tileWidth + Self.gap))
    let cellWidth = (width - Self.gap * (columns - 1)) / columns
    let natural = Self.pictureHeight(width: cellWidth, cell: cell)
    let stride = natural + 1 + spacing.height
    let rows = max(1, (size.height + spacing.height + stride / 3) / stride)
    let cellHeight = max(4, min(natural + natural / 2 + 1, (size.height + spacing.height) / rows - spacing.height))
    layout = .grid(cell: Size(width: cellWidth, height: cellHeight), spacing: spacing)
    height = min(size.height, rows * (cellHeight + spacing.height) - spacing.height)
  }

  /// Returns the next larger or smaller preferred width; nil at the limit.
  ///
  /// - Parameter size: the size that the arrangement was created for.
  func tileWidth(larger: Bool, in size: Size) -> Int? {
    guard case .grid(let tile, _) = layout else { return nil }
    let width = Self.width(of: size)
    let columns = max(1, (width + Self.gap) / (tile.width + Self.gap))
    // One step removes a fifth of the columns or adds a quarter, and always at least one column.
    let wanted = larger ? min(columns - 1, columns * 4 / 5) : max(columns + 1, columns * 5 / 4)
    guard wanted >= 1 else { return nil }
    let result = (width + Self.gap) / wanted - Self.gap
    let fits = !larger || Self.pictureHeight(width: result, cell: cell) < size.height
    return result >= Self.minimumWidth && fits ? result : nil
  }

  /// Returns the width for thumbnails, in columns of the terminal. The scroll bar and the frame of the selected
  /// thumbnail take one column each.
  private static func width(of size: Size) -> Int { size.width - 2 }

  /// Returns the height of a thumbnail with the aspect ratio 3:2.
  private static func pictureHeight(width: Int, cell: Size) -> Int {
    max(3, width * cell.width * 2 / (3 * max(1, cell.height)))
  }
}
