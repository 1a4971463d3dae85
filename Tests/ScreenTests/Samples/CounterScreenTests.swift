import ProgramTesting
import Testing

@Suite("The counter on a terminal", .needsTerminal) struct CounterScreenTests {
  @Test("Keys and buttons change the number, which is not saved") func keysAndButtonsCount() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "counter", to: .samples, as: "counter",
      steps: [
        .sees("Counter"), .seesLine(matching: "^ ?1$"), .sees("The value is not saved"),
        .presses("+", "+"), .seesLine(matching: "^ ?3$"), .presses("-"), .seesLine(matching: "^ ?2$"),
        .presses("Enter"), .seesLine(matching: "^ ?3$"), .presses("Tab", "Enter", "Enter", "Enter"),
        .seesLine(matching: "^ ?0$"), .presses("-"), .seesLine(matching: "^ ?-1$"),
      ])
    try await user.visits("counter", to: .samples, as: "counter-again", steps: [.seesLine(matching: "^ ?1$")])
  }

  @Test("The counter is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "counter", to: .samples, as: "counter-ko",
      steps: [
        .sees("저장되지 않습니다"), .presses("+"), .seesLine(matching: "^ ?2$"), .presses("-"), .seesLine(matching: "^ ?1$"),
      ])
  }

  @Test("Every kind of terminal shows the counter and is restored", arguments: TerminalKind.screens)
  func everyTerminalShowsCounter(kind: TerminalKind) async throws {
    try await TerminalUser().visits(
      "counter", to: .samples, on: kind, as: "counter-on-\(kind.rawValue)",
      steps: [.seesLine(matching: "^ ?1$"), .presses("+"), .seesLine(matching: "^ ?2$")])
  }

  @Test("On a terminal without a movable cursor, the counter prints lines of text") func teletypeGetsLines()
    async throws
  {
    try await TerminalUser().visits(
      "counter", to: .samples, on: .dumb, as: "counter-on-dumb",
      steps: [.seesLine(matching: "^ ?1$"), .types("plus"), .presses("Enter"), .seesLine(matching: "^ ?2$")],
      leavingWith: "C-d")
  }
}
