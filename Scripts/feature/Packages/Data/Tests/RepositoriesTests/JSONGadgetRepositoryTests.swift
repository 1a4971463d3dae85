import Domain
import Repositories
import Testing

@Suite("Gadgets from JSON")
struct JSONGadgetRepositoryTests {
  private func gadgets(_ document: String) async throws -> [Gadget] {
    try await JSONGadgetRepository(document: Array(document.utf8)).gadgets()
  }

  @Test("Gadgets without a title are left out, and unknown fields are ignored")
  func documentBecomesGadgets() async throws {
    let found = try await gadgets(#"[{"id": "1", "title": "First", "unknown": 1}, {"id": "2"}]"#)
    #expect(found.map(\.title) == ["First"])
  }

  @Test("A document of another form is an error", arguments: ["", "{}", #"[{"title": "No id"}]"#])
  func malformedDocument(document: String) async {
    await #expect(throws: RepositoryError.self) { try await gadgets(document) }
  }
}
