import Domain
import Repositories
import Testing

@Suite struct JSONGadgetRepositoryTests {
  private func gadgets(_ document: String) async throws -> [Gadget] {
    try await JSONGadgetRepository(document: Array(document.utf8)).gadgets()
  }

  @Test func aDocumentBecomesGadgets() async throws {
    let found = try await gadgets(#"[{"id": "1", "title": "First", "unknown": 1}, {"id": "2"}]"#)
    #expect(found.map(\.title) == ["First"])
  }

  @Test(arguments: ["", "{}", #"[{"title": "No id"}]"#])
  func anotherDocumentIsMalformed(document: String) async {
    await #expect(throws: RepositoryError.self) { try await gadgets(document) }
  }
}
