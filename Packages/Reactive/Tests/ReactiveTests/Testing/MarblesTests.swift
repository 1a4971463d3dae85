import Reactive
import ReactiveTesting
import Testing

@Suite struct MarblesTests {
  @Test(arguments: ["", "-", "a", "|", "-a-b-(c|)", "--(ab)--#", "(abc|)", "a(bc)d#", "-----|"])
  func aLineIsReadAndWrittenBack(_ line: String) {
    let events = Marbles.events(line, from: 200) { String($0) }
    let written = Marbles.line(events, from: 200)
    // A tail without events leaves no trace.
    #expect(written == (line == "-" ? "" : line))
  }

  @Test func aSignIsATick() {
    let events = Marbles.events("-a (bc) -|", from: 10) { String($0) }
    #expect(events == [.next(11, "a"), .next(12, "b"), .next(12, "c"), .completed(14)])
  }

  @Test func aDifferenceShowsBothLinesOneUnderTheOther() {
    let scheduler = TestScheduler()
    let observer = scheduler.start { scheduler.createHotObservable("-a-b|") }
    #expect(observer.difference(from: "-a-b|") == nil)
    #expect(observer.difference(from: "-a--b|") == "\nexpected -a--b|\n     got -a-b|\n")
  }
}
