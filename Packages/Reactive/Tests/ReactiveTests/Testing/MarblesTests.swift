import Reactive
import ReactiveTesting
import Testing

@Suite struct MarblesTests {
  @Test(
    "Parsing and printing a diagram returns the same diagram",
    arguments: ["", "-", "a", "|", "-a-b-(c|)", "--(ab)--#", "(abc|)", "a(bc)d#", "-----|"]
  )
  func roundTrip(_ line: String) {
    let events = Marbles.events(line, from: 200) { String($0) }
    let written = Marbles.line(events, from: 200)
    // A diagram is printed only up to its last event, so a diagram without events becomes empty.
    #expect(written == (line == "-" ? "" : line))
  }

  @Test("In a diagram, each character or group in parentheses is one tick, and spaces are ignored")
  func oneTickPerSign() {
    let events = Marbles.events("-a (bc) -|", from: 10) { String($0) }
    #expect(events == [.next(11, "a"), .next(12, "b"), .next(12, "c"), .completed(14)])
  }

  @Test("A difference shows the expected and the actual diagram") func difference() {
    let scheduler = TestScheduler()
    let observer = scheduler.start { scheduler.createHotObservable("-a-b|") }
    #expect(observer.difference(from: "-a-b|") == nil)
    #expect(observer.difference(from: "-a--b|") == "\nexpected -a--b|\n     got -a-b|\n")
  }
}
