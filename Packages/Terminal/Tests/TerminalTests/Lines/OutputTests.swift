import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Writing to a descriptor")
struct OutputTests {
  init() {
    Output.reportClosedPipes()
  }

  @Test("Writing to a closed pipe is an error")
  func closed() {
    let pipe = Pipe()
    pipe.closeReader()
    #expect(throws: OutputError.closed) { try Output(descriptor: pipe.writer).write("text") }
  }

  @Test("Writing to a full disk throws the system's error number")
  func failed() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: OutputError.failed(ENOSPC)) { try Output(descriptor: full).write("text") }
  }

  @Test("A slow reader gets all output, even through a non-blocking descriptor")
  func slow() async throws {
    let pipe = Pipe()
    _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 100_000)
    let reader = pipe.reader
    async let received = Task.detached { () -> Int in
      var total = 0
      while total < 1_000_000, let bytes = readAvailable(reader) { total += bytes.count }
      return total
    }.value
    try Output(descriptor: pipe.writer).write(text)
    #expect(await received == 1_000_000)
  }

  @Test("A pipe is not a terminal and has no size")
  func noTerminal() {
    let pipe = Pipe()
    #expect(!Output(descriptor: pipe.writer).isTerminal)
    #expect(Output(descriptor: pipe.writer).terminalSize == nil)
  }
}
