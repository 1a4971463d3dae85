import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that redirects are followed up to the limit, without credentials for other servers.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportRedirectTests {
  let transport = CurlTransport()

  @Test("Redirects are followed and counted")
  func followsRedirects() async throws {
    let server = try ScriptedServer { request in
      switch request.path {
      case "/0": .redirect(to: "/1", status: 301)
      case "/1": .redirect(to: "2")
      default: Reply(body: "end")
      }
    }
    let response = try await transport.send(#require(Request(url: server.url("/0"))))
    #expect(response.body == Array("end".utf8))
    #expect(response.metrics.redirects == 2)
    #expect(server.requests.map(\.path) == ["/0", "/1", "/2"])
  }

  @Test("Redirects up to the limit are followed")
  func redirectsUpToLimit() async throws {
    let server = try ScriptedServer { .redirectChain($0, end: Reply(body: "end")) }
    let response = try await transport.send(#require(Request(url: server.url("/5"))))
    #expect(response.body == Array("end".utf8))
    #expect(response.metrics.redirects == 5)
    let longer = try #require(Request(url: server.url("/6")))
    await #expect(throws: NetworkError.tooManyRedirects(limit: 5)) { try await transport.send(longer) }
  }

  @Test("A redirect loop fails after the largest allowed number of redirects")
  func redirectLoop() async throws {
    let server = try ScriptedServer { _ in .redirect(to: "/") }
    var request = try #require(Request(url: server.url("/")))
    request.limits.redirects = 3
    let looping = request
    await #expect(throws: NetworkError.tooManyRedirects(limit: 3)) { try await transport.send(looping) }
    #expect(server.requests.count == 4)
  }

  @Test("With a limit of zero, the redirect itself is returned")
  func redirectLimitZero() async throws {
    let server = try ScriptedServer { _ in .redirect(to: "/elsewhere") }
    var request = try #require(Request(url: server.url("/")))
    request.limits.redirects = 0
    let response = try await transport.send(request)
    #expect(response.head.status.code == 302)
    #expect(response.head.headerFields[.location] == "/elsewhere")
  }

  @Test("After a redirect to another server, that server receives no credentials")
  func redirectToOtherServer() async throws {
    let other = try ScriptedServer { _ in Reply(body: "ok") }
    let target = other.url("/")
    let server = try ScriptedServer { _ in .redirect(to: target) }
    let key = HTTPField.Name("X-Key")!
    let request = try #require(
      Request(url: server.url("/"), headers: [.authorization: "Client-ID secret", key: "secret", .cookie: "s=secret"])
    )
    _ = try await transport.send(request)
    #expect(server.requests.first?.header("X-Key") == "secret")
    let seen = try #require(other.requests.first)
    #expect(!seen.headers.contains { $0.value.contains("secret") })
  }

  @Test("The total time limit covers all redirects together")
  func totalTimeOfRedirects() async throws {
    let server = try ScriptedServer { _ in .redirect(to: "/").delayed(by: .milliseconds(40)) }
    let limit = Duration.milliseconds(200)
    var request = try #require(Request(url: server.url("/")))
    request.limits = Limits(redirects: 1000, totalTime: limit)
    let looping = request
    await #expect(throws: NetworkError.timedOut(.total, limit: limit)) { try await transport.send(looping) }
  }
}
