import NetworkingTesting
import Testing
import Web
import WebTesting

@Suite("Gizmos on a web page", .timeLimit(.minutes(2))) struct GadgetPageTests {
  @Test("A failed request can be retried, and then the gizmos of the service are listed")
  func gadgetsAreListed() async throws {
    let isAvailable = Switch()
    let server = try ScriptedServer { _ in
      isAvailable.isOn
        ? Reply(body: #"[{"id": "1", "name": "Summer"}, {"id": "2", "name": "Winter"}]"#) : Reply(status: 404)
    }
    try await Viewer(["UPPER_BASE_URL": server.url("")]).serves { browser in
      var tab = try await TestTab(browser)
      let list = try await tab.show(section: "gadgets")
      try await tab.receives { $0.property("state", of: list)?["canRetry"] == true }
      isAvailable.turnOn()
      try await tab.send(list, "retry")
      try await tab.sees(["Summer", "Winter"], in: list)
    }
  }

  @Test("An empty list has a message in Korean") func koreanIsSupported() async throws {
    let server = try ScriptedServer { _ in Reply(body: "[]") }
    try await Viewer(["LANG": "ko_KR.UTF-8", "UPPER_BASE_URL": server.url("")]).serves { browser in
      var tab = try await TestTab(browser)
      let list = try await tab.show(section: "gadgets")
      try await tab.sees("서비스에 가젯{이} 없습니다.", in: list)
      #expect(tab.property("title", of: list) == "가젯")
    }
  }
}
