import Terminal
import Testing

@Suite("Reading lines")
struct LineReaderTests {
  @Test("Lines are returned one by one, even if the last line has no line end")
  func lines() async {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.reader)
    pipe.send("one\ntwo\r\n\n嵐")
    pipe.closeWriter()
    #expect(await reader.next() == "one")
    #expect(await reader.next() == "two")
    #expect(await reader.next() == "")
    #expect(await reader.next() == "嵐")
    #expect(await reader.next() == nil)
    #expect(await reader.next() == nil)
  }

  @Test("A line may arrive in pieces")
  func pieces() async {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.reader)
    pipe.send("on")
    async let line = reader.next()
    pipe.send("e\n")
    #expect(await line == "one")
  }

  @Test("A canceled call returns, and the next call gets the line")
  func cancelled() async {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.reader)
    let waiting = Task { await reader.next() }
    waiting.cancel()
    #expect(await waiting.value == nil)
    pipe.send("later\n")
    #expect(await reader.next() == "later")
  }

  @Test("A line that is too long is split")
  func endless() async {
    Output.reportClosedPipes()
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.reader)
    let longest = LineReader.longestLine
    let output = Output(descriptor: pipe.writer)
    let sending = Task.detached {
      try? output.write(String(repeating: "a", count: longest * 2))
    }
    #expect(await reader.next()?.utf8.count ?? 0 >= longest)
    pipe.closeReader()
    await sending.value
  }
}
