import Domain
import DomainTesting
import ReactiveTesting
import Terminal
import Testing

@testable import photolist

/// What is wanted is made once, the most urgent first; what nobody wants any more is not.
@MainActor @Suite struct PictureShelfTests {
  private let maker: PictureMaker

  init() throws { maker = try PictureMaker() }

  private func shelf(
    byteLimit: Int = 1 << 40, workLimit: Int = 6, method: PictureMethod = .blocks
  ) -> PictureShelf {
    PictureShelf(
      capabilities: Capabilities(environment: ["COLORTERM": "truecolor", "TERM": "xterm"], pictures: method),
      byteLimit: byteLimit, workLimit: workLimit
    ) { [maker] request, id in try await maker.picture(for: request, id: id) }
  }

  private func requests(_ numbers: ClosedRange<Int>, on shelf: PictureShelf) -> [PictureRequest] {
    Photo.fixtures(numbers).map { shelf.request($0, area: Size(width: 20, height: 8), framing: .middle) }
  }

  @Test func aPictureIsAskedForOnceHoweverOftenItIsWanted() async {
    let shelf = shelf()
    let wanted = requests(1...2, on: shelf)
    shelf.want([wanted[0]])
    shelf.want(wanted)
    await settle { shelf.picture(for: wanted[1]) != nil }
    shelf.want([])
    shelf.want(wanted)
    await settle()
    #expect(maker.asked == wanted)
    #expect(shelf.picture(for: wanted[0])?.area == wanted[0].area)
  }

  @Test func theMostUrgentAreMadeFirstAndOnlySoManyAtATime() async {
    let shelf = shelf(workLimit: 2)
    let wanted = requests(1...5, on: shelf)
    maker.gate.close()
    shelf.want(wanted)
    await settle()
    #expect(maker.asked == Array(wanted[0..<2]))
    shelf.want(wanted.reversed())
    await settle()
    #expect(maker.asked == Array(wanted[0..<2]), "what is being made is still wanted")
    maker.gate.open()
    await settle { maker.asked.count == 5 }
    #expect(Array(maker.asked[2...]) == [wanted[4], wanted[3], wanted[2]])
  }

  @Test func whatIsScrolledAwayIsCancelledAndMakesRoom() async {
    let shelf = shelf(workLimit: 1)
    let wanted = requests(1...2, on: shelf)
    maker.gate.close()
    shelf.want([wanted[0]])
    await settle { maker.gate.waiting == 1 }
    shelf.want([wanted[1]])
    await settle { maker.cancelled == [wanted[0]] }
    maker.gate.open()
    await settle { shelf.picture(for: wanted[1]) != nil }
    #expect(maker.cancelled == [wanted[0]])
    #expect(shelf.picture(for: wanted[0]) == nil)
  }

  @Test func everyPictureThatIsReadyIsTold() async {
    let shelf = shelf()
    var changes = 0
    shelf.onChange = { changes += 1 }
    shelf.want(requests(1...3, on: shelf))
    await settle { changes == 3 }
    #expect(changes == 3)
  }

  @Test func aPictureThatFailsIsAskedForAgainOnlyWhenSomebodyTriesAgain() async throws {
    let shelf = shelf()
    let wanted = requests(1...1, on: shelf)
    maker.fails = true
    shelf.want(wanted)
    await settle { maker.asked.count == 1 }
    await settle()
    shelf.want(wanted + requests(2...2, on: shelf))
    await settle()
    #expect(maker.asked.count(where: { $0 == wanted[0] }) == 1)
    maker.fails = false
    shelf.retry()
    await settle { shelf.picture(for: wanted[0]) != nil }
    #expect(maker.asked.count(where: { $0 == wanted[0] }) == 2)
  }

  @Test func aPictureThatFailsAndIsScrolledAwayIsAskedForWhenItComesBack() async {
    let shelf = shelf()
    let wanted = requests(1...1, on: shelf)
    maker.fails = true
    shelf.want(wanted)
    await settle { maker.asked.count == 1 }
    await settle()
    shelf.want([])
    maker.fails = false
    shelf.want(wanted)
    await settle { shelf.picture(for: wanted[0]) != nil }
    #expect(maker.asked.count == 2)
  }

  @Test func anotherTerminalNeedsAnotherPicture() async {
    let shelf = shelf(method: .blocks)
    let old = requests(1...1, on: shelf)[0]
    shelf.capabilities = Capabilities(environment: ["TERM": "xterm"], pictures: .sixel)
    let new = requests(1...1, on: shelf)[0]
    #expect(old != new)
    shelf.want([new])
    await settle { shelf.picture(for: new) != nil }
    #expect(maker.asked == [new])
  }

  @Test func whatWasNotUsedForLongestGoesAndTheTerminalForgetsIt() async throws {
    let shelf = shelf(byteLimit: 16_000, method: .kitty)
    var forgotten: [Int] = []
    shelf.onForget = { id, _ in forgotten.append(id) }
    let wanted = requests(1...12, on: shelf)
    var ids: [Int] = []
    for request in wanted {
      shelf.want([request])
      await settle { shelf.picture(for: request) != nil }
      ids.append(try #require(shelf.picture(for: request)).id)
    }
    let kept = wanted.filter { shelf.picture(for: $0) != nil }
    #expect(kept.contains(wanted[11]) && !kept.contains(wanted[0]))
    #expect(kept.compactMap { shelf.picture(for: $0)?.cost }.reduce(0, +) <= 16_000)
    #expect(forgotten.sorted() == Array(ids.prefix(12 - kept.count)))
  }

  @Test func whatIsWantedStaysHoweverLittleRoomThereIs() async {
    let shelf = shelf(byteLimit: 1, method: .kitty)
    let wanted = requests(1...4, on: shelf)
    shelf.want(wanted)
    await settle { maker.asked.count == 4 }
    await settle()
    #expect(wanted.allSatisfy { shelf.picture(for: $0) != nil })
  }

  /// In the terminal's words: a photo's BlurHash, its colour without one, then the picture.
  @Test(
    "Until a picture is ready there is its BlurHash, whatever the source says of its size",
    arguments: [
      PixelSize(width: 3000, height: 2000), PixelSize(width: 0, height: 0), PixelSize(width: .max, height: 1),
      PixelSize(width: 1, height: .max),
    ])
  func blur(_ size: Domain.PixelSize) async {
    let shelf = shelf()
    var photo = Photo.fixtureWithEverything()
    photo.size = size
    let request = shelf.request(photo, area: Size(width: 20, height: 8), framing: .middle)
    func drawn() -> Bool {
      let screen = Screen(size: Size(width: 20, height: 8), options: .init(depth: .trueColor))
      return String(decoding: screen.frame { shelf.draw(photo, as: request, in: $0) }, as: UTF8.self).contains("48;2")
    }
    maker.gate.close()
    shelf.want([request])
    #expect(shelf.picture(for: request) == nil)
    #expect(drawn())
    maker.gate.open()
    await settle { shelf.picture(for: request) != nil }
    #expect(drawn())
  }
}
