import Domain
import DomainTesting
import ReactiveTesting
import Terminal
import Testing

@testable import photolist

/// Tests zooming and moving in a picture.
@MainActor @Suite struct PhotoViewTests {
  private let maker: PictureMaker
  private let screen = Screen(size: Size(width: 60, height: 20), options: .init(depth: .trueColor))
  private let made = Counter()

  init() throws { maker = try PictureMaker() }

  /// Returns a view whose picture is ready, for a picture method.
  private func view(_ method: PictureMethod) async -> (PhotoView, Window) {
    let pipeline = PhotoPipeline(
      capabilities: Capabilities(environment: ["TERM": "xterm"], pictures: method), maker: maker)
    pipeline.onChange = { [made] in made.count += 1 }
    let view = PhotoView(pipeline: pipeline)
    view.photo = Photo.fixtureWithEverything()
    let window = Window(content: view)
    _ = await frame(window)
    return (view, window)
  }

  /// Returns the output of a frame after the requested picture is ready.
  private func frame(_ window: Window) async -> String {
    let before = made.count
    _ = bytes(of: window)
    await settle { made.count > before }
    return bytes(of: window)
  }

  private func bytes(after key: KeyPress, _ window: Window) -> String {
    #expect(window.handle(.key(key)))
    return bytes(of: window)
  }

  /// Returns the output of a frame without the last row, because pictures are not placed there.
  private func bytes(of window: Window) -> String {
    let frame = screen.frame { window.draw(in: $0.part(Rect(x: 0, y: 0, width: 60, height: 19))) }
    return String(decoding: frame, as: UTF8.self)
  }

  @Test("When a zoomed picture moves, only the position of the visible part is sent to kitty")
  func kittyMovesWithinPicture() async {
    let (view, window) = await view(.kitty)
    view.enlarge()
    #expect(await frame(window).contains("a=p"))
    let asked = maker.asked
    let right = bytes(after: KeyPress(.right), window)
    #expect(right.contains(",x=") && right.contains(",w=") && right.utf8.count < 200)
    let left = bytes(after: KeyPress(.left), window)
    #expect(left.contains(",x=") && left != right)
    await settle()
    #expect(maker.asked == asked)
  }

  @Test("When a zoomed picture moves, only its placeholders are sent again") func placeholdersAreMoved() async {
    let (view, window) = await view(.kittyPlaceholders)
    view.enlarge()
    _ = await frame(window)
    let asked = maker.asked
    let right = bytes(after: KeyPress(.right), window)
    #expect(right.unicodeScalars.contains("\u{10EEEE}") && !right.contains("\u{1B}_G"))
    await settle()
    #expect(maker.asked == asked)
  }

  @Test("A terminal that cannot show a part of a picture gets a new picture", arguments: [PictureMethod.sixel, .iterm])
  func otherTerminalsGetNewPicture(method: PictureMethod) async {
    let (view, window) = await view(method)
    view.enlarge()
    _ = await frame(window)
    let asked = maker.asked.count
    _ = bytes(after: KeyPress(.right), window)
    await settle()
    #expect(maker.asked.count == asked + 1)
  }

  /// The files of these pictures have 8 × 8 pixels.
  @Test("kitty is not sent more pixels than the file has") func kittyGetsNoEnlargedPixels() async throws {
    let (_, window) = await view(.kitty)
    screen.reset()
    let sent = bytes(of: window)
    let keys = try #require(sent.split(separator: "\u{1B}_G").first { $0.hasPrefix("a=t") })
    #expect(keys.contains(",s=8,"))
  }
}

/// Counts the created pictures.
@MainActor private final class Counter {
  var count = 0
}
