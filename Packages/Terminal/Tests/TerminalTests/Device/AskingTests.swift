import Testing

@testable import Terminal

@MainActor
@Suite("Querying the terminal", .timeLimit(.minutes(1)))
struct AskingTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  private func ask(limit: Duration) async throws -> Capabilities {
    var capabilities = Capabilities(environment: ["TERM": "xterm-256color"])
    try await capabilities.ask(descriptor: terminal.slave, limit: limit, handlesSignals: false)
    return capabilities
  }

  @Test("Answers update the capabilities without changing the screen")
  func answered() async throws {
    let asking = Task { try await ask(limit: .seconds(600)) }
    let output = try await terminal.expect("\u{1B}[c")
    #expect(!terminal.isCooked)
    for piece in ["\u{1B}]11;rgb:ff/f", "f/ff\u{1B}\\\u{1B}[6;", "18;9t\u{1B}[?6", "2;4c"] { terminal.type(piece) }
    let capabilities = try await asking.value
    #expect(capabilities.isLight)
    #expect(capabilities.cellSize == Size(width: 9, height: 18))
    #expect(capabilities.pictures.method == .sixel)
    #expect(terminal.isCooked)
    #expect(try await output + terminal.drain() == capabilities.queries)
  }

  @Test("The wait for a silent terminal ends at the time limit")
  func mute() async throws {
    #expect(try await ask(limit: .milliseconds(1)).pictures.method == .blocks)
    #expect(terminal.isCooked)
  }
}
