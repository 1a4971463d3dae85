import Domain
import DomainTesting
import Images
import Presentation
import ReactiveTesting
import Terminal
import TerminalImage
import Testing

@testable import photolist

/// Tests the appearance of a grid: the frame of the selected thumbnail, empty tiles, and the size of tiles.
@MainActor @Suite("The appearance of a grid") struct GridLooksTests {
  private let maker: PictureMaker
  private let pipeline: PhotoPipeline
  private let tileSize = TileSize()
  private let scheduler = TestScheduler(resolution: .milliseconds(1))
  private let strings = Strings(.english)

  init() throws {
    let maker = try PictureMaker()
    self.maker = maker
    pipeline = PhotoPipeline(
      capabilities: Capabilities(environment: ["TERM": "xterm"], pictures: .blocks), maker: maker)
  }

  private func grid(_ state: LoadState, photos: Int) -> (ThumbnailGrid<PhotoItems>, Window) {
    let grid = ThumbnailGrid<PhotoItems>(
      pipeline: pipeline, tileSize: tileSize, strings: strings, keys: KeyMap()
    ) { Thumbnail($0) }
    let items = photos == 0 ? [] : Photo.fixtures(1...photos)
    grid.listState = ListState(
      items: PhotoItems(items.map { PhotoItem($0, isLiked: false, strings: strings.photos) }), state: state,
      status: state == .loading ? "Loading…" : "")
    return (grid, Window(content: grid, scheduler: scheduler))
  }

  private func frame(_ window: Window, on screen: Screen) -> String {
    String(decoding: screen.frame { window.draw(in: $0) }, as: UTF8.self)
  }

  @Test(
    "The frame of the selected thumbnail lies within the view and covers no thumbnail",
    arguments: [
      Size(width: 20, height: 6), Size(width: 30, height: 10), Size(width: 40, height: 13), Size(width: 79, height: 17),
      Size(width: 80, height: 24), Size(width: 200, height: 60), Size(width: 201, height: 61),
    ])
  func selectionHasFrame(size: Size) {
    let (grid, window) = grid(.loaded, photos: 100)
    let screen = Screen(size: size, options: .init(depth: .trueColor))
    _ = frame(window, on: screen)
    let view = Rect(size: size)
    let tiles = grid.collection.visibleRange.map {
      grid.collection.frameOfItem(at: $0).offset(by: grid.collection.frame.origin)
    }
    for tile in tiles {
      #expect(tile.x >= 1 && tile.columns.upperBound < size.width - 1, "the frame has a column on each side")
      #expect(view.contains(tile) || tile.rows.upperBound > size.height)
    }
    for index in grid.collection.visibleRange {
      grid.collection.selection = index
      screen.reset()
      let drawn = frame(window, on: screen)
      guard tiles[0].height > 1 else { continue }
      #expect(drawn.contains("▐") && drawn.contains("▌"))
    }
  }

  @Test("Empty tiles are animated while the first photos load, and the grid is not redrawn after loading")
  func emptyTilesMove() {
    let (grid, window) = grid(.loading, photos: 0)
    let screen = Screen(size: Size(width: 80, height: 24), options: .init(depth: .trueColor))
    let first = frame(window, on: screen)
    #expect(!first.contains("Loading"), "the status line shows the text")
    #expect(grid.statusText(columns: 80).plain == "Loading…")
    #expect(frame(window, on: screen).isEmpty)
    scheduler.advance(by: GridSkeleton.step)
    let second = frame(window, on: screen)
    #expect(!second.isEmpty && second.utf8.count < first.utf8.count)
    grid.listState = ListState(
      items: PhotoItems(Photo.fixtures(1...3).map { PhotoItem($0, isLiked: false, strings: strings.photos) }),
      state: .loaded)
    _ = frame(window, on: screen)
    scheduler.advance(by: .seconds(10))
    #expect(frame(window, on: screen).isEmpty)
  }

  @Test(
    "Each change of the tile size changes the number of columns, up to a limit",
    arguments: [Size(width: 50, height: 20), Size(width: 78, height: 20), Size(width: 199, height: 55)])
  func tileSizeHasSteps(size: Size) {
    func columns(_ width: Int) -> Int {
      guard case .grid(let cell, let spacing) = GridArrangement(size: size, tileWidth: width, pipeline: pipeline).layout
      else { return 0 }
      #expect(cell.height <= size.height)
      return (size.width - 2 + spacing.width) / (cell.width + spacing.width)
    }
    for larger in [true, false] {
      var width = 22
      var steps = 0
      while let next = GridArrangement(size: size, tileWidth: width, pipeline: pipeline)
        .tileWidth(larger: larger, in: size)
      {
        #expect(larger ? columns(next) < columns(width) : columns(next) > columns(width))
        width = next
        steps += 1
      }
      #expect((1...20).contains(steps))
      #expect(width >= 10)
    }
  }

  @Test("All size changes between two frames take effect") func fastPressesCount() {
    let (grid, window) = grid(.loaded, photos: 100)
    _ = frame(window, on: Screen(size: Size(width: 200, height: 50), options: .init(depth: .trueColor)))
    var widths: [Int] = []
    for _ in 0..<3 {
      #expect(grid.changeTileSize(larger: true))
      widths.append(tileSize.width)
    }
    #expect(Set(widths).count == 3)
  }

  @Test("The tile size applies to every list") func tileSizeIsShared() {
    let size = Size(width: 100, height: 30)
    let (first, firstWindow) = grid(.loaded, photos: 100)
    let (second, secondWindow) = grid(.loaded, photos: 100)
    let screen = Screen(size: size, options: .init(depth: .trueColor))
    for window in [firstWindow, secondWindow] { _ = frame(window, on: screen) }
    let before = second.collection.layout
    #expect(first.changeTileSize(larger: true))
    for _ in 0..<2 {
      for window in [firstWindow, secondWindow] { _ = frame(window, on: screen) }
    }
    #expect(second.collection.layout != before && second.collection.layout == first.collection.layout)
  }
}
