import DomainTesting
import TerminalImage
import Testing

@testable import photolist

@Suite struct ZoomTests {
  private let cell = PixelSize(width: 10, height: 20)
  private static let pictures = [
    PixelSize(width: 6000, height: 4000), PixelSize(width: 4000, height: 6000), PixelSize(width: 3000, height: 3000),
    PixelSize(width: 9000, height: 1000), PixelSize(width: 1, height: 1),
  ]

  @Test(arguments: pictures) func atFirstTheWholePictureIsSeen(picture: PixelSize) {
    var zoom = Zoom()
    let room = CellArea(columns: 60, rows: 20)
    let view = zoom.view(of: picture, in: room, cell: cell)
    #expect(view.part == nil)
    #expect(view.area == room.fitting(picture, cell: cell))
  }

  /// Wherever one goes, and however large the room is.
  @Test(arguments: pictures, 1...20 as ClosedRange<UInt64>)
  func whatIsSeenIsAPartOfThePictureAndNotStretched(picture: PixelSize, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var zoom = Zoom()
    for _ in 0..<50 {
      zoom.factor = Double.random(in: 1.01...8, using: &random)
      zoom.move(Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      let room = CellArea(columns: .random(in: 1...200, using: &random), rows: .random(in: 1...60, using: &random))
      let view = zoom.view(of: picture, in: room, cell: cell)
      let part = try #require(view.part)
      #expect(part.x >= 0 && part.y >= 0 && part.width > 0 && part.height > 0)
      #expect(part.x + part.width <= 10_000 && part.y + part.height <= 10_000)
      #expect(1...room.columns ~= view.area.columns && 1...room.rows ~= view.area.rows)
      // The area has whole cells: it may be off by one on each side.
      let shape = Double(part.width * picture.width) / Double(part.height * picture.height)
      let widest = Double((view.area.columns + 1) * cell.width) / Double(max(1, view.area.rows * cell.height - 20))
      let narrowest = Double(max(1, view.area.columns - 1) * cell.width) / Double((view.area.rows + 1) * cell.height)
      #expect((narrowest * 0.9...widest * 1.1).contains(shape))
    }
  }

  @Test func theEdgeIsNotPassedAndLeftAtTheFirstStepBack() throws {
    var zoom = Zoom()
    zoom.factor = 2
    let room = CellArea(columns: 60, rows: 20)
    let picture = Self.pictures[0]
    for _ in 0..<100 {
      zoom.move(1, 1)
      _ = zoom.view(of: picture, in: room, cell: cell)
    }
    let corner = try #require(zoom.view(of: picture, in: room, cell: cell).part)
    #expect(abs(corner.x + corner.width - 10_000) <= 1 && abs(corner.y + corner.height - 10_000) <= 1)
    zoom.move(-1, 0)
    let back = try #require(zoom.view(of: picture, in: room, cell: cell).part)
    #expect(back.x < corner.x && back.y == corner.y)
  }

  @Test func closerItIsLessOfThePictureAroundTheSamePlace() throws {
    var zoom = Zoom()
    let room = CellArea(columns: 60, rows: 20)
    var last = 10_001
    for factor in [1.5, 2.25, 4, 8] {
      zoom.factor = factor
      let part = try #require(zoom.view(of: Self.pictures[0], in: room, cell: cell).part)
      #expect(part.height < last)
      #expect(abs(part.x + part.width / 2 - 5000) <= 1 && abs(part.y + part.height / 2 - 5000) <= 1)
      last = part.height
    }
  }
}
