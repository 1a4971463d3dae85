import Domain
import DomainTesting
import Foundation
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests that the access key is not revealed, even if the server's response contains it.
@Suite(.timeLimit(.minutes(1))) struct APICanaryTests {
  private static let canary = "c4nary-0f-the-mine"

  private static let replies: [Reply] = [
    Reply(status: 401, body: #"{"errors": ["The key \#(canary) is invalid"]}"#),
    Reply(status: 403, body: "Client-ID \(canary) may not do this"), Reply(status: 500, body: "<p>\(canary)</p>"),
    Reply(status: 418, body: canary), Reply(body: #"{"\#(canary)": 1}"#), Reply(body: canary),
    Reply(body: #"[{"id": "\#(canary)"}]"#), .redirect(to: "/?client_id=\(canary)"),
    .redirect(to: "ftp://a.example/\(canary)"), .close,
  ]

  @Test("Errors and descriptions do not contain the access key", arguments: replies)
  func errors(_ reply: Reply) async throws {
    let server = try ScriptedServer { _ in reply }
    let transport = CurlTransport()
    let key = try #require(AccessKey(Self.canary))
    let api = UnsplashAPI(
      transport: transport, base: try #require(BaseURL(server.url(""))), accessKey: key,
      onMalformedItem: { #expect(!"\($0)".contains(Self.canary)) })
    let error = await #expect(throws: RepositoryError.self) {
      try await api.photos(in: .editorial, page: PageRequest())
    }
    var text = "\(String(reflecting: error)) \(api) \(key)"
    dump((error, api, key), to: &text)
    #expect(!text.contains(Self.canary))
    #expect(server.requests.first?.header("Authorization")?.contains(Self.canary) == true)
    await transport.shutdown()
  }
}
