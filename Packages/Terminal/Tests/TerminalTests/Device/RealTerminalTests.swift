import Foundation
import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Tests a program on a pseudo terminal.
@MainActor
@Suite("A program on a terminal", .serialized, .timeLimit(.minutes(1)))
struct RealTerminalTests {
  private let terminal: PseudoTerminal
  private static let environment = ["TERM=xterm-256color", "PATH=/bin:/usr/bin", "SWIFT_BACKTRACE=enable=no"]
  private static let leaving = "\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"

  init() throws {
    terminal = try PseudoTerminal()
  }

  /// The path of the program `terminal-probe`, which is built in the same folder as the tests.
  private var probe: String {
    get throws {
      let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
      let folder = bundle.lastIndex(of: "/").map { bundle[..<$0] } ?? "."
      return "\(folder)/terminal-probe"
    }
  }

  private func start() throws -> PseudoTerminal.Child {
    try terminal.start([probe], environment: Self.environment)
  }

  @Test("The first frame is drawn before the terminal is queried")
  func firstFrame() async throws {
    let child = try start()
    let output = try await terminal.expect("\u{1B}[c")
    let frame = try #require(output.firstRange(of: "size=40x8;"))
    let question = try #require(output.firstRange(of: "\u{1B}]11;?"))
    #expect(frame.upperBound <= question.lowerBound)
    #expect(!terminal.isCooked)
    terminal.type("\u{11}")
    #expect(await child.wait() == .exit(0))
  }

  @Test(
    "The terminal is restored and the exit status is correct, in whatever way the program ends",
    arguments: [
      ("\u{11}", nil, .exit(0)),
      ("\u{3}", nil, .exit(0)),
      ("", SIGTERM, .signal(SIGTERM)),
      ("", SIGHUP, .signal(SIGHUP)),
      ("", SIGINT, .signal(SIGINT)),
      ("", SIGUSR1, .signal(SIGUSR1)),
      ("", SIGSEGV, .signal(SIGSEGV)),
      ("", SIGABRT, .signal(SIGABRT)),
      ("\u{18}", nil, .signal(trapSignal)),
    ] as [(String, Int32?, PseudoTerminal.Child.End)]
  )
  func restored(keys: String, signal: Int32?, end: PseudoTerminal.Child.End) async throws {
    let child = try start()
    try await terminal.expect("typed=;")
    if let signal { kill(child.process, signal) }
    terminal.type(keys)
    #expect(await child.wait() == end)
    let output = try await terminal.drain()
    #expect(output.contains(Self.leaving))
    #expect(terminal.isCooked)
  }

  /// The signal that a Swift trap raises.
  #if arch(x86_64)
  private nonisolated static let trapSignal = SIGILL
  #else
  private nonisolated static let trapSignal = SIGTRAP
  #endif

  @Test("The window's title is saved, set to sanitized text, and restored whenever the program ends or is suspended")
  func title() async throws {
    let script = "set -m; '\(try probe)'; echo stopped; fg >/dev/null"
    let shell = try terminal.start(["/bin/bash", "-c", script], environment: Self.environment)
    for keys in ["\u{1A}", "\u{11}"] {
      let start = try await terminal.expect("\u{1B}]2;probe title\u{1B}\\")
      let saved = try #require(start.firstRange(of: "\u{1B}[22;2t"))
      let entered = try #require(start.firstRange(of: "\u{1B}[?1049h"))
      #expect(saved.lowerBound < entered.lowerBound)
      #expect(start.components(separatedBy: "\u{1B}[22;2t").count == 2)
      terminal.type(keys)
      #expect(!(try await terminal.expect("\u{1B}[23;2t")).contains("\u{1B}[22;2t"))
    }
    #expect(await shell.wait() == .exit(0))
  }

  @Test("No title is set on a terminal that does not support titles", arguments: ["TERM=linux", "TERM=screen"])
  func noTitle(variable: String) async throws {
    let child = try terminal.start([probe], environment: Self.environment.dropFirst() + [variable])
    #expect(!(try await terminal.expect("typed=;")).contains("probe title"))
    terminal.type("\u{11}")
    #expect(await child.wait() == .exit(0))
    #expect(!(try await terminal.drain()).contains("probe title"))
  }

  @Test("After a resize, a frame in the new size is drawn at once")
  func resized() async throws {
    let child = try start()
    try await terminal.expect("size=40x8;")
    terminal.resize(columns: 60, rows: 20)
    try await terminal.expect("size=60x20;")
    terminal.type("\u{3}")
    #expect(await child.wait() == .exit(0))
  }

  @Test("Answers update the capabilities and are never treated as typed text, even if they arrive in pieces")
  func answers() async throws {
    let child = try start()
    try await terminal.expect("pictures=blocks;")
    for piece in ["a\u{1B}", "[?6", "2;4;22", "cb", "\u{1B}]11;rgb:ffff/", "ffff/ffff\u{1B}", "\\"] {
      terminal.type(piece)
    }
    try await terminal.expect("sixel;")
    terminal.type("c")
    try await terminal.expect("c;")
    terminal.type("\u{1}")
    terminal.type("\u{B}x")
    try await terminal.expect("x;")
    terminal.type("\u{3}")
    #expect(await child.wait() == .exit(0))
    #expect(!terminal.unread.contains("rgb"))
  }

  @Test("Ctrl-Z suspends the program and restores the terminal, and `fg` shows the program's screen again")
  func suspended() async throws {
    let script = "set -m; '\(try probe)'; echo stopped; stty -a | grep -c ' icanon'; fg >/dev/null; echo ended $?"
    let shell = try terminal.start(["/bin/bash", "-c", script], environment: Self.environment)
    try await terminal.expect("typed=;")
    terminal.type("x")
    try await terminal.expect("typed=x;".suffix(2).description)
    terminal.type("\u{1A}")
    try await terminal.expect("\u{1B}[?1049l")
    try await terminal.expect("stopped\r\n1\r\n")
    try await terminal.expect("\u{1B}[?1049h")
    try await terminal.expect("typed=x;")
    terminal.type("\u{11}")
    try await terminal.expect("ended 0")
    #expect(await shell.wait() == .exit(0))
    #expect(terminal.isCooked)
  }

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @Test("An idle program sets no timer")
  func idle() async throws {
    let child = try start()
    try await terminal.expect("typed=;")
    // The program waits a moment before it treats a lone Escape as a key. This wait must not leave a timer.
    terminal.type("a\u{1B}")
    try await terminal.expect("escaped;")
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child.process)/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child.process)/fd/\($0)")
    }
    #expect(descriptors.contains { $0.hasPrefix("/dev/pts/") })
    #expect(!descriptors.contains("anon_inode:[timerfd]"))
    terminal.type("\u{3}")
    #expect(await child.wait() == .exit(0))
  }
  #endif

  @Test("Without a terminal, an error is printed")
  func noTerminal() throws {
    let pipe = Pipe()
    #expect(throws: TerminalError.notATerminal) { try TerminalDevice(of: pipe.reader) }
  }
}
