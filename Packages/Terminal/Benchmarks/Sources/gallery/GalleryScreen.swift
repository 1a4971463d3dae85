import Images
import Terminal
import TerminalImage

/// A grid of thumbnails, with a line that shows whether all visible thumbnails are ready.
@MainActor
final class GalleryScreen {
  let view: View

  init(_ thumbnails: Thumbnails) {
    let size = Thumbnails.size
    let grid = CollectionView<Int>(
      .grid(cell: Size(width: size.columns, height: size.rows + 1), spacing: Size(width: 2, height: 2))
    ) { canvas, number, state in
      let area = canvas.part(Rect(x: 0, y: 0, width: size.columns, height: size.rows))
      thumbnails.draw(number, in: area)
      canvas.draw(
        "Photo \(number)", at: Point(x: 0, y: size.rows),
        style: state.isSelected ? state.theme.selection : state.theme.secondary)
    }
    grid.items = Array(0..<100_000)
    let status = Status(grid, thumbnails)
    view = Stack(.vertical, [.init(grid, .fill), .init(status, .fixed(1))])
    thumbnails.onChange = { [weak view] in view?.setNeedsDisplay() }
  }

  private final class Status: View {
    private let grid: CollectionView<Int>
    private let thumbnails: Thumbnails

    init(_ grid: CollectionView<Int>, _ thumbnails: Thumbnails) {
      self.grid = grid
      self.thumbnails = thumbnails
      super.init()
    }

    override func draw(in canvas: Canvas) {
      let visible = grid.visibleRange
      let count = visible.filter(thumbnails.isReady).count
      canvas.draw(count == visible.count ? "all \(count)" : "waiting", at: .zero, style: theme.bar)
    }
  }
}
