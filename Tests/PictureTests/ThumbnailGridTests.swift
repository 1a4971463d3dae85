import Domain
import DomainTesting
import Presentation
import ReactiveTesting
import Terminal
import TerminalImage
import Testing

@testable import photolist

/// Tests which pictures a grid requests: the pictures of the current and the next screen.
@MainActor @Suite struct ThumbnailGridTests {
  private let maker: PictureMaker
  private let pipeline: PhotoPipeline
  private let grid: ThumbnailGrid<PhotoItems>
  private let window: Window
  private let screen = Screen(size: Size(width: 50, height: 20), options: .init(depth: .trueColor))

  init() throws {
    let maker = try PictureMaker()
    self.maker = maker
    pipeline = PhotoPipeline(
      capabilities: Capabilities(environment: ["TERM": "xterm"], pictures: .blocks), workLimit: 100, maker: maker)
    let strings = Strings(.english)
    grid = ThumbnailGrid(pipeline: pipeline, tileSize: TileSize(), strings: strings, keys: KeyMap()) { Thumbnail($0) }
    window = Window(content: grid)
    grid.listState = ListState(
      items: PhotoItems(Photo.fixtures(1...100).map { PhotoItem($0, isLiked: false, strings: strings.photos) }),
      state: .loaded)
  }

  /// Returns the numbers of the photos whose pictures were requested.
  private func requested() async -> [Int] {
    _ = screen.frame { window.draw(in: $0) }
    await settle()
    // The fixtures' addresses end in `/photo-7?w=400`.
    return maker.asked.compactMap {
      $0.address.split(separator: "-").last.flatMap { Int($0.prefix(while: \.isNumber)) }
    }
  }

  @Test("The pictures of the next screen are prefetched") func oneScreenIsPrefetched() async {
    let first = await requested()
    let visible = grid.collection.visibleRange
    #expect(visible.count == 4, "two by two")
    #expect(first == Array(1...8))
    window.handle(.key(KeyPress(.pageDown)))
    #expect(await requested() == Array(1...12), "pictures of the last screen are not requested again")
  }

  @Test("Pictures that are scrolled past quickly are not loaded") func passedPicturesAreNotLoaded() async {
    maker.gate.close()
    _ = await requested()
    window.handle(.key(KeyPress(.end)))
    let asked = await requested()
    #expect(maker.cancelled.count == 8)
    #expect(asked.suffix(4) == [97, 98, 99, 100])
  }

  @Test("With the picture method `none`, no pictures are loaded") func noPicturesAreLoaded() async {
    pipeline.capabilities = Capabilities(environment: ["TERM": "xterm"], pictures: PictureMethod.none)
    #expect(await requested().isEmpty)
  }
}
