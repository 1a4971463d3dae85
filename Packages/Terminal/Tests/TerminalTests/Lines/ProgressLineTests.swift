import Terminal
import Testing

@Suite("The progress line")
struct ProgressLineTests {
  private let start = ContinuousClock.now

  @Test("Progress is drawn at most ten times a second, and at the end")
  func rate() {
    var line = ProgressLine(label: "a.jpg", depth: .none)
    let drawn = (0...250).filter { millisecond in
      line.update(done: Int64(millisecond), total: 250, columns: 60, at: start + .milliseconds(millisecond)) != nil
    }
    #expect(drawn == [0, 100, 200, 250])
  }

  @Test("Progress is shown without using the last column", arguments: 0...100)
  func fits(columns: Int) throws {
    var line = ProgressLine(label: "嵐 and a very long name of a file.jpg", depth: .none)
    let update = line.update(done: 1, total: 3, detail: "1.0 of 3.0 MB", columns: columns, at: start)
    let text = try #require(update)
    #expect(text.hasPrefix("\r") && text.hasSuffix("\u{1B}[K"))
    #expect(String(text.dropFirst().dropLast(3)).columns <= max(0, columns - 1))
    if columns > 60 { #expect(text.contains(" 33%  1.0 of 3.0 MB")) }
  }

  @Test("Without a known total, the label and the detail are shown without a bar")
  func unknownTotal() {
    var line = ProgressLine(label: "a.jpg", depth: .none)
    #expect(line.update(done: 10, total: nil, detail: "10 kB", columns: 40, at: start) == "\ra.jpg  10 kB\u{1B}[K")
  }

  @Test("Progress is limited to 100%")
  func overflow() throws {
    var line = ProgressLine(label: "a", depth: .none)
    let update = line.update(done: 12, total: 10, columns: 30, at: start)
    let text = try #require(update)
    #expect(text.contains("100%"))
    #expect(line.clear() == "\r\u{1B}[K")
  }
}
