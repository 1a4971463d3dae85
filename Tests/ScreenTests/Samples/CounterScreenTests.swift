import Testing

@Suite(.needsTerminal) struct CounterScreenTests {
  @Test func keysAndButtonsCountAndNothingIsKept() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "counter", to: .samples, as: "counter",
      steps: [
        .sees("Counter"), .seesLine(matching: "^1$"), .sees("The value is not saved"),
        .presses("+", "+"), .seesLine(matching: "^3$"), .presses("-"), .seesLine(matching: "^2$"),
        .presses("Enter"), .seesLine(matching: "^3$"), .presses("Tab", "Enter", "Enter", "Enter"),
        .seesLine(matching: "^0$"), .presses("-"), .seesLine(matching: "^-1$"),
      ])
    try await user.visits("counter", to: .samples, as: "counter-again", steps: [.seesLine(matching: "^1$")])
  }

  @Test func itSpeaksKorean() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "counter", to: .samples, as: "counter-ko",
      steps: [.sees("저장되지 않습니다"), .presses("+"), .seesLine(matching: "^2$"), .presses("-"), .seesLine(matching: "^1$")])
  }

  /// Whatever the terminal can do, the screen works, the program ends well, and the terminal is as it was.
  @Test(arguments: TerminalKind.screens)
  func everyTerminalShowsItAndIsRestored(kind: TerminalKind) async throws {
    try await TerminalUser().visits(
      "counter", to: .samples, on: kind, as: "counter-on-\(kind.rawValue)",
      steps: [.seesLine(matching: "^1$"), .presses("+"), .seesLine(matching: "^2$")])
  }

  /// It has no places: what is written stays, a line below the other.
  @Test func aTeletypeIsGivenLines() async throws {
    try await TerminalUser().visits(
      "counter", to: .samples, on: .dumb, as: "counter-on-dumb",
      steps: [.seesLine(matching: "^1$"), .types("plus"), .presses("Enter"), .seesLine(matching: "^2$")],
      leavingWith: "C-d")
  }
}
