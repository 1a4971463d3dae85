import Reactive
import Testing

@testable import Terminal

/// Tests a program that draws before it is ready for input.
@MainActor
@Suite("A program during its preparation", .timeLimit(.minutes(1)))
struct PreparingTests {
  private let field = TextField()
  private let terminal: PseudoTerminal
  private let application: TerminalApplication
  private let prepared = AsyncStream.makeStream(of: Void.self)

  init() throws {
    terminal = try PseudoTerminal()
    application = TerminalApplication(
      window: Window(content: field), environment: ["TERM": "xterm"], options: .init(),
      inputDescriptor: terminal.slave, handlesSignals: false)
  }

  private func run() -> Task<Void, any Error> {
    Task { try await application.run { for await _ in prepared.stream { return } } }
  }

  @Test("During the preparation, the first frame is drawn, keys are buffered, and answers are handled")
  func typedAhead() async throws {
    field.placeholder = "Search"
    let running = run()
    try await terminal.expect("Search")
    terminal.type("red\u{1B}[?62;4cfox")
    let capabilities = application.capabilities.asObservable().values.makeAsyncIterator()
    while try await capabilities.next(isolation: #isolation)?.pictures.method != .sixel {}
    #expect(field.string == "")
    prepared.continuation.yield()
    try await terminal.expect("redfox")
    application.quit()
    try await running.value
  }

  @Test("Ctrl-C quits without waiting for the preparation")
  func interrupted() async throws {
    field.placeholder = "Search"
    let running = run()
    try await terminal.expect("Search")
    terminal.type("\u{1B}[?62;4c\u{3}")
    try await running.value
    #expect(terminal.isCooked)
    prepared.continuation.finish()
  }
}
