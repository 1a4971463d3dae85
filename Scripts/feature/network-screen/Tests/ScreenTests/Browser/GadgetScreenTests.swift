import NetworkingTesting
import Testing

@Suite("Gizmos on a terminal", .needsTerminal) struct GadgetScreenTests {
  @Test("The gizmos of the service are listed") func gadgetsAreListed() async throws {
    let server = try ScriptedServer { request in
      switch request.path {
      case "/GIZMOS": Reply(body: #"[{"id": "1", "name": "Summer"}, {"id": "2", "name": "Winter"}]"#)
      case "/GIZMOS/1": Reply(body: #"{"id": "1", "name": "Summer in Iceland"}"#)
      default: Reply(status: 404, body: "{}")
      }
    }
    let user = try TerminalUser(["UPPER_BASE_URL": server.url("")])
    try await user.visits(
      columns: 100, rows: 30, as: "GIZMOS",
      steps: [
        .sees("1 of 240"), .presses("SECTIONNUMBER"), .seesLine(matching: "^ *Summer"),
        .seesLine(matching: "^ *Winter"), .rests, .looks(as: "list"),
        // [detail]
        .presses("Enter"), .sees("Summer in Iceland"), .doesNotSee("Winter"), .presses("Esc"), .sees("Winter"),
        // [end]
      ], leavingWith: "q")
  }

  @Test("An empty list has a message in Korean") func koreanIsSupported() async throws {
    let server = try ScriptedServer { _ in Reply(body: "[]") }
    let user = try TerminalUser(speaking: .korean, ["UPPER_BASE_URL": server.url("")])
    try await user.visits(
      columns: 100, rows: 30, as: "GIZMOS-ko",
      steps: [.sees("240"), .presses("SECTIONNUMBER"), .sees("서비스에 가젯{이} 없습니다.")], leavingWith: "q")
  }
}
