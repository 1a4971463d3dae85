import NetworkingTesting
import Testing

@Suite("Gizmos on the command line") struct GadgetTests {
  private struct Row: Decodable, Equatable {
    let id: String
    let name: String
  }

  private let server: ScriptedServer

  init() throws {
    server = try ScriptedServer { request in
      switch request.path {
      case "/GIZMOS": Reply(body: #"[{"id": "1", "name": "Summer"}, {"id": "2", "name": "Winter"}]"#)
      case "/GIZMOS/1": Reply(body: #"{"id": "1", "name": "Summer"}"#)
      default: Reply(status: 404, body: "{}")
      }
    }
  }

  private func viewer(_ variables: [String: String] = [:]) throws -> Viewer {
    try Viewer(["UPPER_BASE_URL": server.url("")].merging(variables) { $1 })
  }

  @Test("The gizmos of the service are listed, as a table and as JSON") func gadgetsAreListed() async throws {
    let table = try await viewer().types("GIZMOS")
    #expect(table.lines == ["ID\tTITLE", "1\tSummer", "2\tWinter"])
    let rows = try await viewer().types("GIZMOS", "--format", "json").json(as: [Row].self)
    #expect(rows == [Row(id: "1", name: "Summer"), Row(id: "2", name: "Winter")])
  }

  @Test("An empty list has a message in both languages") func emptyListHasAMessage() async throws {
    let empty = try ScriptedServer { _ in Reply(body: "[]") }
    let address = ["UPPER_BASE_URL": empty.url("")]
    let english = try await viewer(address).types("GIZMOS")
    #expect(english.status == 0)
    #expect(english.output.isEmpty)
    #expect(english.errors.contains("The service has no gizmos."))
    let korean = try await viewer(address.merging(["LANG": "ko_KR.UTF-8"]) { $1 }).types("GIZMOS")
    #expect(korean.errors.contains("서비스에 가젯{이} 없습니다."))
  }

  // [detail]
  @Test("A gizmo is shown by its id, and an unknown id is an error") func gadgetIsShown() async throws {
    #expect(try await viewer().types("GIZMOS", "show", "1").lines.first == "Summer")
    let shown = try await viewer().types("GIZMOS", "show", "1", "--format", "json")
    #expect(try shown.json(as: Row.self) == Row(id: "1", name: "Summer"))
    let missing = try await viewer().types("GIZMOS", "show", "3")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("There is no gizmo 3."))
  }

  // [end]
  @Test("A failure of the service is reported") func failureIsReported() async throws {
    let failing = try ScriptedServer { _ in Reply(status: 503) }
    let answer = try await viewer(["UPPER_BASE_URL": failing.url("")]).types("GIZMOS")
    #expect(answer.status == 69)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("127.0.0.1"))
  }

  @Test("A service address that is not a URL is refused") func invalidAddressIsRefused() async throws {
    let answer = try await viewer(["UPPER_BASE_URL": "x"]).types("GIZMOS")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("UPPER_BASE_URL"))
  }
}
