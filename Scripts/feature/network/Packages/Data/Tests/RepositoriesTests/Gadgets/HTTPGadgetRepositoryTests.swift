import Domain
import DomainTesting
// [detail]
import HTTPTypes
// [end]
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests the mapping of the service's JSON.
@Suite struct HTTPGadgetRepositoryTests {
  private func repository(_ transport: ScriptedTransport) throws -> HTTPGadgetRepository {
    HTTPGadgetRepository(transport: transport, base: try #require(BaseURL("https://service.example")))
  }

  @Test("The repository satisfies the contract of the port", arguments: GadgetRepositoryContract.allCases)
  func contract(promise: GadgetRepositoryContract) async throws {
    let items = [#"{"id": "1", "name": "a"}"#, #"{"id": "2", "name": "b"}"#]
    // [detail]
    let bodies = ["": "[\(items.joined(separator: ", "))]", "/1": items[0], "/2": items[1]]
    let transport = ScriptedTransport { request throws(NetworkError) in
      let path = request.url?.replacing("https://service.example/GIZMOS", with: "") ?? ""
      let body = bodies[path]
      return Response(head: HTTPResponse(status: body == nil ? .notFound : .ok), body: Array((body ?? "{}").utf8))
    }
    try await promise.check(repository(transport))
    // [else]
    try await promise.check(repository(ScriptedTransport(body: "[\(items.joined(separator: ", "))]")))
    // [end]
  }

  @Test("Repeated items, malformed items and items without a name are left out, and unknown fields are ignored")
  func invalidItemsAreLeftOut() async throws {
    let body = #"[{"id": "1", "name": " a ", "x": 1}, {"id": "2"}, {"id": "1", "name": "b"}, {"id": 3}]"#
    let transport = ScriptedTransport(body: body)
    #expect(try await repository(transport).gadgets() == [.fixture("1")])
    #expect(transport.addresses == ["https://service.example/GIZMOS"])
  }

  @Test(
    "Each HTTP status is translated into its domain error",
    arguments: [(404, RepositoryError.notFound), (429, .rateLimited(until: nil))])
  func statusHasItsError(status: Int, meaning: RepositoryError) async throws {
    let repository = try repository(ScriptedTransport(status, body: "<html></html>"))
    await #expect(throws: meaning) { try await repository.gadgets() }
  }

  @Test("A response that is not JSON is an error that names the service")
  func invalidResponse() async throws {
    let repository = try repository(ScriptedTransport(body: ""))
    await #expect(throws: RepositoryError.malformed(reason: .notJSON(host: "service.example"))) {
      try await repository.gadgets()
    }
  }
}
