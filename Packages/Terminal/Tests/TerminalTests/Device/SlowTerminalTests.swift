import ReactiveTesting
import Testing

@testable import Terminal

@MainActor
@Suite("A slow terminal", .timeLimit(.minutes(1)))
struct SlowTerminalTests {
  /// A view that fills the screen with a digit.
  private final class Wall: View {
    var number = 0 { didSet { setNeedsDisplay() } }

    override func draw(in canvas: Canvas) {
      for row in 0..<canvas.size.height {
        canvas.draw(String(repeating: "\(number % 10)", count: canvas.size.width), at: Point(x: 0, y: row))
      }
      if number == 1000 { canvas.draw("last frame", at: .zero) }
    }
  }

  @Test("Answers that are outstanding when the program quits do not reach the shell")
  func lateAnswers() async throws {
    let terminal = try PseudoTerminal()
    let application = TerminalApplication(
      window: Window(content: Wall()), environment: ["TERM": "xterm"], options: .init(),
      inputDescriptor: terminal.slave, handlesSignals: false)
    application.answerLimit = .seconds(600)
    let running = Task { try await application.run() }
    try await terminal.expect("\u{1B}[c")
    terminal.type("\u{3}")
    await settle()
    #expect(!terminal.isCooked)
    terminal.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;4c")
    try await running.value
    #expect(terminal.isCooked)
  }

  @Test("The modes of a terminal that accepts no output are restored after a second")
  func takesNothing() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(of: terminal.slave, handlesSignals: false)
    device.enter()
    device.send([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000))
    #expect(device.isBusy && !terminal.isCooked)
    device.shutDown()
    #expect(terminal.isCooked)
  }

  @Test("A slow terminal receives only the latest frame, and does not block the program")
  func newestWins() async throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 50)
    let wall = Wall()
    let application = TerminalApplication(
      window: Window(content: wall), environment: ["TERM": "dumb"], options: .init(), inputDescriptor: terminal.slave,
      handlesSignals: false)
    let running = Task { try await application.run() }
    for number in 1...300 {
      wall.number = number
      await Task.yield()
    }
    wall.number = 1000
    try await terminal.expect("last frame")
    // 300 frames of 10 kB would be 3 MB. The system buffers only a few frames.
    #expect(terminal.receivedBytes < 100_000)
    application.quit()
    try await running.value
  }
}
