import Reactive
import ReactiveTesting

@testable import Terminal

/// Drives a window on a fake terminal in memory, with virtual time.
@MainActor
final class WindowDriver {
  let window: Window
  let scheduler = TestScheduler(resolution: .milliseconds(100))
  private let screen: Screen
  private var terminal: ModelTerminal

  init(_ content: View, size: Size = Size(width: 30, height: 8)) {
    window = Window(content: content, scheduler: scheduler)
    screen = Screen(size: size, options: Screen.Options(depth: .trueColor))
    terminal = ModelTerminal(size: size)
  }

  /// The lines of the screen, without trailing spaces.
  var lines: [String] {
    draw()
    return terminal.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  var cursor: Point? {
    draw()
    return terminal.isCursorVisible ? terminal.cursor : nil
  }

  func resize(to size: Size) {
    screen.resize(to: size)
    terminal = ModelTerminal(size: size)
  }

  func draw() {
    terminal.write(screen.frame { canvas in window.draw(in: canvas) })
  }

  /// Sends the bytes of a text as input of the terminal.
  func type(_ text: String) {
    draw()
    var parser = InputParser()
    for event in parser.events(in: text.utf8) + parser.decide() { window.handle(event) }
  }

  func press(_ keys: KeyPress...) {
    draw()
    for key in keys { window.handle(.key(key)) }
  }

  func click(x: Int, y: Int) {
    draw()
    window.handle(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
  }

  func scroll(_ action: MouseEvent.Action, x: Int = 0, y: Int = 0) {
    draw()
    window.handle(.mouse(MouseEvent(action, button: .none, at: Point(x: x, y: y))))
  }
}
