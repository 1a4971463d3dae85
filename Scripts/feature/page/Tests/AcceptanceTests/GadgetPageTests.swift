import Testing
import Web
import WebTesting

@Suite("Gizmos on a web page", .timeLimit(.minutes(2))) struct GadgetPageTests {
  @Test("A gizmo that is added, deleted or restored in one tab changes in every tab")
  func changesAppearInEveryTab() async throws {
    try await Viewer().serves { browser in
      var tab = try await TestTab(browser)
      var other = try await TestTab(browser)
      let list = try await tab.show(section: "gadgets")
      let otherList = try await other.show(section: "gadgets")
      try await other.sees("No gizmos yet.", in: otherList)
      for name in ["Summer", "Winter"] {
        try await tab.send(list, "add", .string(name))
        try await tab.sees(toast: "Added “\(name)”.")
      }
      try await tab.sees(["Winter", "Summer"], in: list)
      try await other.sees(["Winter", "Summer"], in: otherList)
      let id = try #require(other.property("items", of: otherList)?["items"]?.array?.first?["id"])
      try await other.send(otherList, "delete", id)
      try await tab.sees(["Summer"], in: list)
      try await other.receives { $0.property("undo", of: otherList) == "Deleted “Winter”. Undo?" }
      try await other.send(otherList, "undo")
      try await tab.sees(["Winter", "Summer"], in: list)
    }
  }

  // [command]
  @Test("A gizmo that a command adds appears on an open page") func addedByCommand() async throws {
    let viewer = try Viewer()
    try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      let list = try await tab.show(section: "gadgets")
      try await tab.sees("No gizmos yet.", in: list)
      #expect(try await viewer.types("GIZMOS", "add", "Summer").status == 0)
      try await tab.sees(["Summer"], in: list)
    }
  }

  // [end]
  @Test("A blank name is rejected, and the page is available in Korean") func koreanIsSupported() async throws {
    try await Viewer(["LANG": "ko_KR.UTF-8"]).serves { browser in
      var tab = try await TestTab(browser)
      let list = try await tab.show(section: "gadgets")
      try await tab.sees("아직 가젯{이} 없습니다.", in: list)
      #expect(tab.property("title", of: list) == "가젯")
      #expect(tab.property("add", of: list)?["label"] == "새 가젯")
      try await tab.send(list, "add", "  ")
      try await tab.sees(toast: "이름은 1자 이상")
      #expect(tab.property("items", of: list)?["count"] == 0)
    }
  }
}
