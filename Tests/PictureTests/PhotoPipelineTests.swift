import Domain
import DomainTesting
import ReactiveTesting
import Terminal
import TerminalImage
import Testing

@testable import photolist

@MainActor @Suite("Loading the pictures of photos") struct PhotoPipelineTests {
  private let maker: PictureMaker

  init() throws { maker = try PictureMaker() }

  private func pipeline(costLimit: Int = 1 << 40, method: PictureMethod = .blocks) -> PhotoPipeline {
    PhotoPipeline(
      capabilities: Capabilities(environment: ["COLORTERM": "truecolor", "TERM": "xterm"], pictures: method),
      costLimit: costLimit, maker: maker)
  }

  private func requests(_ numbers: ClosedRange<Int>, on pipeline: PhotoPipeline) -> [PictureRequest] {
    Photo.fixtures(numbers).map { pipeline.request($0, area: Size(width: 20, height: 8), framing: .middle) }
  }

  @Test("If the terminal's capabilities change, a photo's picture is created again")
  func anotherTerminalNeedsAnotherPicture() async {
    let pipeline = pipeline(method: .blocks)
    let old = requests(1...1, on: pipeline)[0]
    pipeline.capabilities = Capabilities(environment: ["TERM": "xterm"], pictures: .sixel)
    let new = requests(1...1, on: pipeline)[0]
    #expect(old != new)
    pipeline.want([new])
    await settle { pipeline.picture(for: new) != nil }
    #expect(maker.asked == [new])
  }

  @Test("The identifiers of evicted pictures are reported, so that the terminal can release the pictures")
  func evictedAreReleased() async throws {
    let pipeline = pipeline(costLimit: 16_000, method: .kitty)
    var released: [Int] = []
    pipeline.onForget = { id, _ in released.append(id) }
    let wanted = requests(1...12, on: pipeline)
    var ids: [Int] = []
    for request in wanted {
      pipeline.want([request])
      await settle { pipeline.picture(for: request) != nil }
      ids.append(try #require(pipeline.picture(for: request)).id)
    }
    let cached = wanted.filter { pipeline.picture(for: $0) != nil }
    #expect(Set(ids).count == 12)
    #expect(cached.compactMap { pipeline.picture(for: $0)?.cost }.reduce(0, +) <= 16_000)
    #expect(released.sorted() == Array(ids.prefix(12 - cached.count)))
  }

  @Test("Until a photo's picture is ready, its thumbnail is shown enlarged") func thumbnailIsEnlarged() async {
    let pipeline = pipeline()
    let photo = Photo.fixtureWithEverything()
    pipeline.thumbnailSize = Size(width: 20, height: 8)
    let thumbnail = pipeline.thumbnail(of: photo)
    let large = pipeline.request(photo, area: Size(width: 40, height: 14), framing: .whole)
    func drawn() -> String {
      let screen = Screen(size: Size(width: 40, height: 14), options: .init(depth: .trueColor))
      return String(decoding: screen.frame { pipeline.draw(photo, as: large, in: $0) }, as: UTF8.self)
    }
    let blurred = drawn()
    pipeline.want([thumbnail])
    await settle { pipeline.picture(for: thumbnail) != nil }
    // The fake loader's pictures are gray.
    let sharp = drawn()
    #expect(!blurred.contains("48;2;119;119;119m") && sharp.contains("48;2;119;119;119m"))
    #expect(pipeline.picture(for: large) == nil)
  }

  @Test("Opening a photo does not stop the downloads of the list's thumbnails") func listContinuesBelowPhoto() async {
    let pipeline = pipeline()
    let list = requests(1...8, on: pipeline)
    let photo = pipeline.request(Photo.fixtures(20...20)[0], area: Size(width: 60, height: 20), framing: .whole)
    maker.gate.close()
    pipeline.want(list)
    await settle { maker.asked.count == 6 }
    pipeline.wantAboveList([photo])
    await settle { maker.asked.count == 7 }
    #expect(maker.asked.last == photo, "the photo does not wait for the list")
    #expect(maker.cancelled.isEmpty)
    maker.gate.open()
    await settle { list.allSatisfy { pipeline.picture(for: $0) != nil } }
    #expect(list.allSatisfy { pipeline.picture(for: $0) != nil })
  }

  @Test(
    "Until a picture is ready, its BlurHash is drawn, even if the source reports an absurd size",
    arguments: [
      PixelSize(width: 3000, height: 2000), PixelSize(width: 0, height: 0), PixelSize(width: .max, height: 1),
      PixelSize(width: 1, height: .max),
    ])
  func blurHashIsDrawnFirst(_ size: PixelSize) async {
    let pipeline = pipeline()
    var photo = Photo.fixtureWithEverything()
    photo.size = size
    let request = pipeline.request(photo, area: Size(width: 20, height: 8), framing: .middle)
    func drawn() -> Bool {
      let screen = Screen(size: Size(width: 20, height: 8), options: .init(depth: .trueColor))
      return String(decoding: screen.frame { pipeline.draw(photo, as: request, in: $0) }, as: UTF8.self).contains(
        "48;2")
    }
    maker.gate.close()
    pipeline.want([request])
    #expect(pipeline.picture(for: request) == nil)
    #expect(drawn())
    maker.gate.open()
    await settle { pipeline.picture(for: request) != nil }
    #expect(drawn())
  }
}
