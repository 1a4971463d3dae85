import Testing

@Suite("Gizmos on a terminal", .needsTerminal) struct GadgetScreenTests {
  @Test("A gizmo can be added, deleted and restored") func gadgetCanBeAdded() async throws {
    let user = try TerminalUser()
    try await user.visits(
      columns: 100, rows: 30, as: "GIZMOS",
      steps: [
        .sees("1 of 240"), .presses("SECTIONNUMBER"), .sees("No gizmos yet."), .presses("a"),
        .types("Summer"), .presses("Enter"), .seesLine(matching: "^ *Summer"), .presses("a"),
        .types("Winter"), .presses("Enter"), .seesLine(matching: "^ *Winter"), .rests, .looks(as: "list"),
        .presses("Del"), .sees("Undo?"), .presses("u"), .doesNotSee("Undo?"), .seesLine(matching: "^ *Winter"),
        // [detail]
        .presses("Enter"), .sees("Winter"), .doesNotSee("Summer"), .presses("Esc"), .sees("Summer"),
        // [end]
      ], leavingWith: "q")
    try await user.visits(
      columns: 100, rows: 30, as: "GIZMOS-again",
      steps: [
        .sees("1 of 240"), .presses("SECTIONNUMBER"), .seesLine(matching: "^ *Summer"),
        .seesLine(matching: "^ *Winter"),
      ], leavingWith: "q")
  }

  @Test("A blank name is rejected, and the screen is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      columns: 100, rows: 30, as: "GIZMOS-ko",
      steps: [
        .sees("240"), .presses("SECTIONNUMBER"), .sees("아직 가젯{이} 없습니다."), .presses("a"), .types("  "),
        .presses("Enter"), .sees("이름은 1자 이상"), .presses("Esc"),
      ], leavingWith: "q")
  }
}
