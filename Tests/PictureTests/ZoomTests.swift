import DomainTesting
import Images
import Terminal
import TerminalImage
import Testing

@testable import photolist

@Suite("Zooming a picture") struct ZoomTests {
  private let cell = ImageSize(width: 10, height: 20)
  private static let pictures = [
    ImageSize(width: 6000, height: 4000), ImageSize(width: 4000, height: 6000), ImageSize(width: 3000, height: 3000),
    ImageSize(width: 9000, height: 1000), ImageSize(width: 1, height: 1),
  ]

  @Test("The whole picture is visible at first", arguments: pictures) func wholePictureIsVisible(picture: ImageSize) {
    var zoom = Zoom()
    let room = CellArea(columns: 60, rows: 20)
    let view = zoom.view(of: picture, in: room, cell: cell)
    #expect(view.whole == room.fitting(picture, cell: cell))
    #expect(view.seen == Rect(x: 0, y: 0, width: view.whole.columns, height: view.whole.rows))
  }

  /// Tests random positions and sizes. The prepared picture must contain the visible part, and be at most twice as wide
  /// and twice as high as the visible part.
  @Test(
    "The visible part lies within the picture and is not stretched", arguments: pictures, 1...20 as ClosedRange<UInt64>)
  func visiblePartIsNotStretched(picture: ImageSize, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var zoom = Zoom()
    for _ in 0..<50 {
      zoom.factor = Double.random(in: 1.01...8, using: &random)
      zoom.move(Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      let room = CellArea(columns: .random(in: 1...200, using: &random), rows: .random(in: 1...60, using: &random))
      let view = zoom.view(of: picture, in: room, cell: cell)
      let whole = Rect(x: 0, y: 0, width: view.whole.columns, height: view.whole.rows)
      #expect(!view.seen.isEmpty && whole.contains(view.seen))
      #expect(view.seen.width <= room.columns && view.seen.height <= room.rows)
      // The picture covers whole cells, so its aspect ratio is not exact.
      let shape = Double(picture.width) / Double(picture.height)
      let widest = Double((view.whole.columns + 1) * cell.width) / Double(max(1, view.whole.rows * cell.height - 20))
      let narrowest = Double(max(1, view.whole.columns - 1) * cell.width) / Double((view.whole.rows + 1) * cell.height)
      #expect((narrowest * 0.9...widest * 1.1).contains(shape))
      let made = view.surroundings(longestSide: 297)
      #expect(whole.contains(made) && made.contains(view.seen))
      #expect(made.width <= min(297, 2 * view.seen.width) && made.height <= min(297, 2 * view.seen.height))
      let part = view.part(made)
      #expect(part.x >= 0 && part.y >= 0 && part.width > 0 && part.height > 0)
      #expect(part.x + part.width <= 10_000 && part.y + part.height <= 10_000)
    }
  }

  @Test("A zoomed picture stops at its edge, and one step in the opposite direction leaves the edge")
  func movingStopsAtEdge() {
    var zoom = Zoom()
    zoom.factor = 2
    let room = CellArea(columns: 60, rows: 20)
    let picture = Self.pictures[0]
    for _ in 0..<100 {
      zoom.move(1, 1)
      _ = zoom.view(of: picture, in: room, cell: cell)
    }
    let corner = zoom.view(of: picture, in: room, cell: cell)
    #expect(corner.seen.columns.upperBound == corner.whole.columns && corner.seen.rows.upperBound == corner.whole.rows)
    zoom.move(-1, 0)
    let back = zoom.view(of: picture, in: room, cell: cell)
    #expect(back.seen.x < corner.seen.x && back.seen.y == corner.seen.y)
  }

  /// Moving from the left to the right edge must need fewer pictures than steps.
  @Test("Nearby positions share a picture") func nearbyPositionsShareAPicture() {
    var zoom = Zoom()
    zoom.factor = 8
    let room = CellArea(columns: 60, rows: 20)
    zoom.move(-100, 0)
    var made: [Rect] = []
    for _ in 0..<50 {
      made.append(zoom.view(of: Self.pictures[0], in: room, cell: cell).surroundings(longestSide: 297))
      zoom.move(1, 0)
    }
    #expect(made[0].x == 0)
    #expect(Set(made).count == 7, "the picture is as wide as eight views, and each prepared part as two")
    #expect(made == made.sorted { $0.x < $1.x })
  }

  @Test("The largest zoom factor shows one picture pixel per screen pixel, but is between 2 and 8")
  func zoomIsLimited() {
    let picture = ImageSize(width: 3000, height: 2000)
    #expect(Zoom.limit(of: picture, showing: 600) == 5)
    #expect(Zoom.limit(of: picture, showing: 100) == 8)
    #expect(Zoom.limit(of: picture, showing: 2900) == 2)
    var zoom = Zoom()
    for _ in 0..<20 { zoom.enlarge(limit: 5, towards: nil) }
    #expect(zoom.factor == 5)
    for _ in 0..<20 { zoom.reduce() }
    #expect(zoom.factor == 1)
  }

  @Test("Dragging moves the picture with the mouse, up to its edge") func draggingMoves() {
    var zoom = Zoom()
    zoom.factor = 4
    let room = CellArea(columns: 60, rows: 20)
    let before = zoom.view(of: Self.pictures[0], in: room, cell: cell)
    zoom.drag(columns: -7, rows: 3, of: before.whole)
    let after = zoom.view(of: Self.pictures[0], in: room, cell: cell)
    #expect(after.seen.x == before.seen.x + 7 && after.seen.y == before.seen.y - 3)
    zoom.drag(columns: 10_000, rows: 10_000, of: before.whole)
    #expect(zoom.view(of: Self.pictures[0], in: room, cell: cell).seen.origin == .zero)
  }

  @Test("Zooming in keeps the center") func zoomingKeepsCenter() {
    var zoom = Zoom()
    let room = CellArea(columns: 60, rows: 20)
    var last = 10_001
    for factor in [1.5, 2.25, 4, 8] {
      zoom.factor = factor
      let view = zoom.view(of: Self.pictures[0], in: room, cell: cell)
      let part = view.part(view.seen)
      #expect(part.height < last)
      // 10,000 is the height of the whole picture, which covers 20 rows, so the tolerance of 250 is half a row.
      #expect(abs(part.x + part.width / 2 - 5000) <= 250 && abs(part.y + part.height / 2 - 5000) <= 250)
      last = part.height
    }
  }
}
