import HTTPTypes
import Logging
import Networking
import NetworkingTesting
import Testing

/// Tests that log lines describe requests without secrets.
struct LoggingTransportTests {
  private let secret = "s3cr3t"

  private func lines(for request: Request, _ transport: ScriptedTransport) async -> [String] {
    let lines = Lock<[String]>([])
    var logger = Logger(label: "test") { _ in CollectingHandler(lines: lines) }
    logger.logLevel = .trace
    _ = try? await LoggingTransport(over: transport, logger: logger).send(request)
    return lines.withLock { $0 }
  }

  private var answering: ScriptedTransport {
    ScriptedTransport { [secret] _ in
      let fields: HTTPFields = [
        .setCookie: "session=\(secret)", .contentType: "text/plain", .location: "https://a.example/?token=\(secret)",
      ]
      return Response(head: HTTPResponse(status: .ok, headerFields: fields))
    }
  }

  @Test("A log line has the method, URL and status")
  func logLine() async throws {
    let lines = await lines(for: try #require(Request(url: "https://a.example/photos?page=2")), answering)
    #expect(lines.contains { $0.contains("GET https://a.example/photos?page=2 200") })
    #expect(lines.contains { $0.contains("content-type: text/plain") || $0.contains("Content-Type: text/plain") })
  }

  @Test("A failure is logged with its reason")
  func failureLine() async throws {
    let failing = ScriptedTransport([.failure(.unreachable(detail: "no route"))])
    let lines = await lines(for: try #require(Request(url: "https://a.example/")), failing)
    #expect(lines.contains { $0.contains("no route") })
  }

  @Test(
    "Secrets in a query are redacted",
    arguments: [
      "client_id", "access_key", "api-key", "apikey", "X-Amz-Signature", "token", "password", "Authorization",
      "CLIENT_ID",
      "client%5Fid", "code",
    ])
  func querySecrets(_ name: String) async throws {
    let request = try #require(Request(url: "https://a.example/?page=2&\(name)=\(secret)&q=cat"))
    let lines = await lines(for: request, answering)
    #expect(!lines.isEmpty)
    #expect(!lines.contains { $0.contains(secret) })
    #expect(lines.contains { $0.contains("page=2") && $0.contains("q=cat") })
    #expect(!"\(request)".contains(secret))
  }

  @Test(
    "Secrets in header fields are redacted",
    arguments: ["Authorization", "Cookie", "X-Key", "Proxy-Authorization", "X-Anything-Unknown"])
  func fieldSecrets(_ name: String) async throws {
    let field = try #require(HTTPField.Name(name))
    let request = try #require(Request(url: "https://a.example/", headers: [field: "Client-ID \(secret)"]))
    let lines = await lines(for: request, answering)
    #expect(!lines.contains { $0.contains(secret) })
    #expect(lines.contains { $0.contains(name) && $0.contains("<redacted>") })
  }
}
