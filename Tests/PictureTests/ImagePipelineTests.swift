import Domain
import DomainTesting
import ReactiveTesting
import Terminal
import Testing

@testable import photolist

/// What is wanted is made once, the most urgent first; what nobody wants any more is not.
@MainActor @Suite struct ImagePipelineTests {
  private let maker: PictureMaker

  init() throws { maker = try PictureMaker() }

  private func pipeline(
    byteLimit: Int = 1 << 40, workLimit: Int = 6, method: PictureMethod = .blocks
  ) -> ImagePipeline {
    ImagePipeline(
      capabilities: Capabilities(environment: ["COLORTERM": "truecolor", "TERM": "xterm"], pictures: method),
      byteLimit: byteLimit, workLimit: workLimit
    ) { [maker] request, id in try await maker.picture(for: request, id: id) }
  }

  private func requests(_ numbers: ClosedRange<Int>, on pipeline: ImagePipeline) -> [PictureRequest] {
    Photo.fixtures(numbers).map { pipeline.request($0, area: Size(width: 20, height: 8), framing: .middle) }
  }

  @Test func aPictureIsAskedForOnceHoweverOftenItIsWanted() async {
    let pipeline = pipeline()
    let wanted = requests(1...2, on: pipeline)
    pipeline.want([wanted[0]])
    pipeline.want(wanted)
    await settle { pipeline.picture(for: wanted[1]) != nil }
    pipeline.want([])
    pipeline.want(wanted)
    await settle()
    #expect(maker.asked == wanted)
    #expect(pipeline.picture(for: wanted[0])?.area == wanted[0].area)
  }

  @Test func theMostUrgentAreMadeFirstAndOnlySoManyAtATime() async {
    let pipeline = pipeline(workLimit: 2)
    let wanted = requests(1...5, on: pipeline)
    maker.gate.close()
    pipeline.want(wanted)
    await settle()
    #expect(maker.asked == Array(wanted[0..<2]))
    pipeline.want(wanted.reversed())
    await settle()
    #expect(maker.asked == Array(wanted[0..<2]), "what is being made is still wanted")
    maker.gate.open()
    await settle { maker.asked.count == 5 }
    #expect(Array(maker.asked[2...]) == [wanted[4], wanted[3], wanted[2]])
  }

  @Test func whatIsScrolledAwayIsCancelledAndMakesRoom() async {
    let pipeline = pipeline(workLimit: 1)
    let wanted = requests(1...2, on: pipeline)
    maker.gate.close()
    pipeline.want([wanted[0]])
    await settle { maker.gate.waiting == 1 }
    pipeline.want([wanted[1]])
    await settle { maker.cancelled == [wanted[0]] }
    maker.gate.open()
    await settle { pipeline.picture(for: wanted[1]) != nil }
    #expect(maker.cancelled == [wanted[0]])
    #expect(pipeline.picture(for: wanted[0]) == nil)
  }

  @Test func everyPictureThatIsReadyIsTold() async {
    let pipeline = pipeline()
    var changes = 0
    pipeline.onChange = { changes += 1 }
    pipeline.want(requests(1...3, on: pipeline))
    await settle { changes == 3 }
    #expect(changes == 3)
  }

  @Test func aPictureThatFailsIsAskedForAgainOnlyWhenSomebodyTriesAgain() async throws {
    let pipeline = pipeline()
    let wanted = requests(1...1, on: pipeline)
    maker.fails = true
    pipeline.want(wanted)
    await settle { maker.asked.count == 1 }
    await settle()
    pipeline.want(wanted + requests(2...2, on: pipeline))
    await settle()
    #expect(maker.asked.count(where: { $0 == wanted[0] }) == 1)
    maker.fails = false
    pipeline.retry()
    await settle { pipeline.picture(for: wanted[0]) != nil }
    #expect(maker.asked.count(where: { $0 == wanted[0] }) == 2)
  }

  @Test func aPictureThatFailsAndIsScrolledAwayIsAskedForWhenItComesBack() async {
    let pipeline = pipeline()
    let wanted = requests(1...1, on: pipeline)
    maker.fails = true
    pipeline.want(wanted)
    await settle { maker.asked.count == 1 }
    await settle()
    pipeline.want([])
    maker.fails = false
    pipeline.want(wanted)
    await settle { pipeline.picture(for: wanted[0]) != nil }
    #expect(maker.asked.count == 2)
  }

  @Test func anotherTerminalNeedsAnotherPicture() async {
    let pipeline = pipeline(method: .blocks)
    let old = requests(1...1, on: pipeline)[0]
    pipeline.capabilities = Capabilities(environment: ["TERM": "xterm"], pictures: .sixel)
    let new = requests(1...1, on: pipeline)[0]
    #expect(old != new)
    pipeline.want([new])
    await settle { pipeline.picture(for: new) != nil }
    #expect(maker.asked == [new])
  }

  @Test func whatWasNotUsedForLongestGoesAndTheTerminalForgetsIt() async throws {
    let pipeline = pipeline(byteLimit: 16_000, method: .kitty)
    var forgotten: [Int] = []
    pipeline.onForget = { id, _ in forgotten.append(id) }
    let wanted = requests(1...12, on: pipeline)
    var ids: [Int] = []
    for request in wanted {
      pipeline.want([request])
      await settle { pipeline.picture(for: request) != nil }
      ids.append(try #require(pipeline.picture(for: request)).id)
    }
    let kept = wanted.filter { pipeline.picture(for: $0) != nil }
    #expect(kept.contains(wanted[11]) && !kept.contains(wanted[0]))
    #expect(kept.compactMap { pipeline.picture(for: $0)?.cost }.reduce(0, +) <= 16_000)
    #expect(forgotten.sorted() == Array(ids.prefix(12 - kept.count)))
  }

  @Test func whatIsWantedStaysHoweverLittleRoomThereIs() async {
    let pipeline = pipeline(byteLimit: 1, method: .kitty)
    let wanted = requests(1...4, on: pipeline)
    pipeline.want(wanted)
    await settle { maker.asked.count == 4 }
    await settle()
    #expect(wanted.allSatisfy { pipeline.picture(for: $0) != nil })
  }

  /// In the terminal's words: a photo's BlurHash, its colour without one, then the picture.
  @Test(
    "Until a picture is ready there is its BlurHash, whatever the source says of its size",
    arguments: [
      PixelSize(width: 3000, height: 2000), PixelSize(width: 0, height: 0), PixelSize(width: .max, height: 1),
      PixelSize(width: 1, height: .max),
    ])
  func blur(_ size: Domain.PixelSize) async {
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
