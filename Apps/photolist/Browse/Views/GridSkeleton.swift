import Terminal

/// Draws empty tiles while the first items of a grid are loading. Highlights one tile after another, to show that the
/// program is working.
@MainActor
final class GridSkeleton {
  /// The time for which a tile is highlighted.
  static let step = Duration.milliseconds(250)

  private var litTile = 0
  private var isScheduled = false

  /// Draws the tiles that fit, and schedules the next step. The animation ends when the tiles are no longer drawn.
  ///
  /// - Parameter view: the view to redraw for the next step.
  func draw(in canvas: Canvas, layout: CollectionLayout, view: View) {
    let tiles = layout.framesThatFit(in: canvas.size)
    for (index, tile) in tiles.enumerated() {
      let style = index == litTile % tiles.count ? view.theme.litSkeleton : view.theme.skeleton
      let picture = Rect(x: tile.x, y: tile.y, width: tile.width, height: tile.height - 1)
      canvas.fill(picture, with: view.theme.skeletonCharacter, style: style)
    }
    guard !isScheduled, tiles.count > 1 else { return }
    isScheduled = true
    view.schedule(after: Self.step) { [weak self, weak view] in
      self?.isScheduled = false
      self?.litTile += 1
      view?.setNeedsDisplay()
    }
  }
}
