import Domain
import DomainTesting
import Foundation
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

  /// Returns a view that shows a loaded picture with the given picture method, and the window of the view.
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

  /// Draws a frame, waits for the picture that the frame requests, and returns the output of the next frame.
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

  /// Returns the output of a frame. The view does not cover the last row, where the screen shows no pictures.
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

  @Test("When a zoomed picture moves, its placeholders are sent again, but its data is not") func placeholdersAreMoved()
    async
  {
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

  @Test("Dragging a zoomed picture with the mouse changes its position")
  func mouseDragsPicture() async throws {
    let (view, window) = await view(.blocks)
    #expect(view.zoomState == nil)
    view.enlarge()
    _ = await frame(window)
    let before = try #require(view.zoomState)
    #expect(before.percent == 150 && before.x == 50)
    window.handle(.mouse(MouseEvent(.press, at: Point(x: 30, y: 10))))
    window.handle(.mouse(MouseEvent(.drag, at: Point(x: 25, y: 10))))
    window.handle(.mouse(MouseEvent(.release, at: Point(x: 25, y: 10))))
    _ = bytes(of: window)
    let after = try #require(view.zoomState)
    #expect(after.x > before.x && after.y == before.y)
    window.handle(.mouse(MouseEvent(.drag, at: Point(x: 10, y: 10))))
    #expect(try #require(view.zoomState) == after, "the button was released")
  }

  @Test("A click in a zoomed picture moves the visible part to the clicked point") func clickMovesPicture() async throws
  {
    let (view, window) = await view(.blocks)
    view.enlarge()
    view.enlarge()
    _ = await frame(window)
    func click(x: Int, y: Int) throws -> [Int] {
      window.handle(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
      window.handle(.mouse(MouseEvent(.release, at: Point(x: x, y: y))))
      _ = bytes(of: window)
      let state = try #require(view.zoomState)
      return [state.x, state.y]
    }
    let middle = try #require(view.zoomState)
    let moved = try click(x: 40, y: 12)
    #expect(moved[0] > middle.x && moved[1] > middle.y)
    #expect(try click(x: 29, y: 9) == moved, "the clicked point is in the middle")
    let edge = try click(x: 59, y: 18)
    #expect(edge[0] > moved[0] && edge[1] > moved[1])
    #expect(view.isZoomed)
  }

  @Test("The wheel zooms, and the picture stays in place under the mouse") func wheelZooms() async throws {
    let (view, window) = await view(.blocks)
    func turn(_ action: MouseEvent.Action, x: Int) {
      window.handle(.mouse(MouseEvent(action, at: Point(x: x, y: 10))))
      _ = bytes(of: window)
    }
    turn(.scrollUp, x: 40)
    let first = try #require(view.zoomState)
    #expect(first.percent == 150)
    #expect(first.x > 50, "the mouse is right of the middle")
    turn(.scrollUp, x: 40)
    turn(.scrollDown, x: 40)
    let second = try #require(view.zoomState)
    #expect(second.percent == 150)
    #expect(abs(second.x - first.x) <= 2 && abs(second.y - first.y) <= 2)
    turn(.scrollDown, x: 40)
    #expect(view.zoomState == nil)
    turn(.scrollDown, x: 40)
    #expect(view.zoomState == nil)
  }

  @Test("A click in the whole picture zooms in, and the picture stays in place under the mouse")
  func clickZooms() async throws {
    let (view, window) = await view(.blocks)
    window.handle(.mouse(MouseEvent(.press, at: Point(x: 20, y: 10))))
    window.handle(.mouse(MouseEvent(.release, at: Point(x: 20, y: 10))))
    _ = bytes(of: window)
    let state = try #require(view.zoomState)
    #expect(state.percent == 150)
    #expect(state.x < 50, "the mouse is left of the middle")
  }

  /// The picture files of the fake loader have 8 × 8 pixels.
  @Test("A picture that is sent to kitty has no more pixels than its file")
  func kittyGetsNoEnlargedPixels() async throws {
    let (_, window) = await view(.kitty)
    screen.reset()
    let sent = bytes(of: window)
    let keys = try #require(sent.split(separator: "\u{1B}_G").first { $0.hasPrefix("a=t") })
    let payload = try #require(keys.split(separator: ";").dropFirst().first)
    let png = try #require(Data(base64Encoded: String(payload.prefix(32))))
    // The width is in the bytes 16 to 19 of a PNG file.
    #expect(Array(png[16..<20]) == [0, 0, 0, 8])
  }
}

/// A counter for the created pictures.
@MainActor private final class Counter {
  var count = 0
}
