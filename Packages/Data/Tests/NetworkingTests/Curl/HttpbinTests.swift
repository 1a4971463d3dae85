import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Tests the client with httpbin, a server that returns the requests it receives.
@Suite(
  .enabled("httpbin is missing and could not be installed") { await ForeignServer.isAvailable("httpbin") },
  .served(by: "httpbin"), .timeLimit(.minutes(2))
)
struct HttpbinTests {
  private let transport: CurlTransport

  init() throws {
    transport = try #require(ForeignServer.current).transport
  }

  private func request(_ path: String, headers: HTTPFields = [:]) throws -> Request {
    try #require(Request(url: "http://localhost\(path)", headers: headers))
  }

  private struct Echo: Decodable {
    var headers: [String: String]
    var data: String?
  }

  @Test("An encoded body from httpbin is decoded", arguments: ["gzip", "deflate", "brotli"])
  func encodings(_ encoding: String) async throws {
    let response = try await transport.send(request("/\(encoding)"))
    let echo = try JSONDecoder().decode(Echo.self, from: Data(response.body))
    #expect(echo.headers["Host"] == "localhost")
    #expect(response.metrics.wireBytes != response.metrics.bodyBytes)
  }

  @Test("A response with any status is returned", arguments: [200, 204, 304, 400, 403, 404, 429, 500, 503])
  func statuses(_ status: Int) async throws {
    #expect(try await transport.send(request("/status/\(status)")).head.status.code == status)
  }

  @Test("httpbin's redirects are followed", arguments: ["/redirect/3", "/absolute-redirect/3", "/relative-redirect/3"])
  func redirects(_ path: String) async throws {
    let response = try await transport.send(request(path))
    #expect(response.head.status == .ok)
    #expect(response.metrics.redirects == 3)
  }

  @Test("A request with too many redirects fails")
  func tooManyRedirects() async throws {
    let request = try request("/redirect/10")
    await #expect(throws: NetworkError.tooManyRedirects(limit: 5)) { try await transport.send(request) }
  }

  @Test("A redirect to another origin is followed without credentials")
  func otherOrigin() async throws {
    let secrets: HTTPFields = [.authorization: "Bearer s3cr3t", HTTPField.Name("X-Key")!: "s3cr3t"]
    let here = try await transport.send(request("/redirect-to?url=/headers", headers: secrets))
    #expect(String(decoding: here.body, as: UTF8.self).contains("s3cr3t"))
    let there = try await transport.send(request("/redirect-to?url=http://other.localhost/headers", headers: secrets))
    let text = String(decoding: there.body, as: UTF8.self)
    #expect(text.contains("other.localhost"))
    #expect(!text.contains("s3cr3t"))
  }

  @Test("A POST body arrives unchanged")
  func post() async throws {
    var post = try request("/post", headers: [.contentType: "text/plain"])
    post.head.method = .post
    post.body = Array(String(repeating: "memo ", count: 1000).utf8)
    let echo = try JSONDecoder().decode(Echo.self, from: Data(try await transport.send(post).body))
    #expect(echo.data == String(repeating: "memo ", count: 1000))
    #expect(echo.headers["Expect"] == nil)
  }

  @Test("A delayed response fails with a first-byte timeout")
  func delayedResponse() async throws {
    var slow = try request("/delay/3")
    slow.limits.firstByteTime = .milliseconds(200)
    let request = slow
    await #expect(throws: NetworkError.timedOut(.firstByte, limit: .milliseconds(200))) {
      try await transport.send(request)
    }
  }

  @Test("A response that arrives slowly fails with a total timeout")
  func drippingResponse() async throws {
    var slow = try request("/drip?duration=5&numbytes=50&delay=0")
    slow.limits.totalTime = .milliseconds(400)
    let request = slow
    await #expect(throws: NetworkError.timedOut(.total, limit: .milliseconds(400))) {
      try await transport.send(request)
    }
  }

  @Test("The body limit applies to chunked bodies")
  func chunkedBodyLimit() async throws {
    #expect(try await transport.send(request("/stream-bytes/100000")).body.count == 100_000)
    var small = try request("/stream-bytes/100000")
    small.limits.bodyBytes = 50_000
    let request = small
    await #expect(throws: NetworkError.tooLarge(.body, limit: 50_000)) { try await transport.send(request) }
  }

  @Test("A response with an ETag is revalidated without a body")
  func eTagRevalidation() async throws {
    let caching = CachingTransport(over: transport, store: MemoryStore())
    _ = try await caching.send(request("/etag/v1"))
    #expect(try await caching.send(request("/etag/v1")).metrics.cache == .revalidated)
  }
}
