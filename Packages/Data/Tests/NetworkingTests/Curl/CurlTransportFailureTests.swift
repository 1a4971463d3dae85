import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests the error of each kind of failure, with a server on a real socket.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportFailureTests {
  let transport = CurlTransport()

  private func error(_ reply: Reply, limits: Limits = Limits()) async throws -> NetworkError? {
    let server = try ScriptedServer { _ in reply }
    var request = try #require(Request(url: server.url("/")))
    request.limits = limits
    return await error(request)
  }

  private func error(_ request: Request) async -> NetworkError? {
    do throws(NetworkError) {
      _ = try await transport.send(request)
      return nil
    } catch {
      return error
    }
  }

  @Test("A response with a body over the limit fails")
  func bodyLimit() async throws {
    let limits = Limits(bodyBytes: 1000)
    #expect(try await error(.zeros(1001), limits: limits) == .tooLarge(.body, limit: 1000))
    #expect(try await error(.zeros(1000), limits: limits) == nil)
  }

  @Test("The body limit counts decoded bytes")
  func compressionBomb() async throws {
    let limits = Limits(bodyBytes: 100_000)
    #expect(try await error(.bomb(1_000_000), limits: limits) == .tooLarge(.body, limit: 100_000))
    #expect(try await error(.bomb(1_000_000)) == nil)
    #expect(try await error(.bomb(100_000), limits: limits) == nil)
  }

  @Test("A response with headers over the byte limit fails")
  func headerByteLimit() async throws {
    let reply = Reply(headers: [("X-Long", String(repeating: "x", count: 2000))])
    #expect(try await error(reply, limits: Limits(headerBytes: 1000)) == .tooLarge(.headers, limit: 1000))
  }

  @Test("A response with too many header lines fails", arguments: [1001, 70_000])
  func headerLineLimit(_ count: Int) async throws {
    let lines = Reply.Step.repeated(Array("a:\n".utf8), count: count)
    let tooLarge = NetworkError.tooLarge(.headerLines, limit: 1000)
    let inHead = Reply([.bytes("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"), lines, .bytes("\r\n")])
    #expect(try await error(inHead) == tooLarge)
    let start = Reply.Step.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
    #expect(try await error(Reply([start, lines, .bytes("\r\n")])) == tooLarge)
  }

  @Test("A response with endless interim responses fails")
  func endlessInterimResponses() async throws {
    let hint = Array("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n".utf8)
    let reply = Reply([.repeated(hint, count: 100_000)])
    #expect(try await error(reply, limits: Limits(headerBytes: 1000)) == .tooLarge(.headers, limit: 1000))
  }

  @Test("A request to a server that never responds fails with a first-byte timeout")
  func firstByteTimeout() async throws {
    let limit = Duration.milliseconds(80)
    #expect(try await error(.hang, limits: Limits(firstByteTime: limit)) == .timedOut(.firstByte, limit: limit))
  }

  @Test("A response that stalls fails with an idle timeout")
  func idleTimeout() async throws {
    let limit = Duration.milliseconds(80)
    let reply = Reply(body: "hello").cut(after: 40, end: .hang)
    #expect(try await error(reply, limits: Limits(idleTime: limit)) == .timedOut(.idle, limit: limit))
  }

  @Test("A response that takes longer than the total time fails with a total timeout")
  func totalTimeout() async throws {
    let limit = Duration.milliseconds(150)
    let reply = Reply(body: "hello").slow(piece: 1, pause: .milliseconds(10))
    #expect(try await error(reply, limits: Limits(totalTime: limit)) == .timedOut(.total, limit: limit))
  }

  @Test("A slow response within its time limits succeeds")
  func slowResponse() async throws {
    let reply = Reply(body: "hello").slow(piece: 20, pause: .milliseconds(30))
    let limits = Limits(firstByteTime: .seconds(5), idleTime: .seconds(5), totalTime: .seconds(10))
    #expect(try await error(reply, limits: limits) == nil)
  }

  @Test("A truncated response fails with the error cutShort")
  func truncatedResponse() async throws {
    let answers = [
      Reply(body: "hello world").cut(after: 45),
      .wrongLength(announced: 100, body: "hello"),
      Reply([.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel"), .close]),
      Reply.close,
      Reply.reset,
      Reply(body: "hello world").cut(after: 45, end: .reset),
      .badChunk,
    ]
    for answer in answers {
      guard case .cutShort = try await error(answer) else {
        Issue.record("\(answer.steps) gave \(String(describing: try await error(answer)))")
        continue
      }
    }
  }

  @Test("A response that is not HTTP fails as malformed")
  func garbage() async throws {
    let garbage = Reply([.bytes("220 smtp.example ESMTP\r\n"), .close])
    guard case .malformedResponse = try await error(garbage) else {
      Issue.record("garbage gave \(String(describing: try await error(garbage)))")
      return
    }
    let wrongEncoding = Reply(headers: [("Content-Encoding", "gzip")], body: "not gzip")
    guard case .malformedResponse = try await error(wrongEncoding) else {
      Issue.record("bad gzip gave \(String(describing: try await error(wrongEncoding)))")
      return
    }
  }

  @Test("A request to a port without a server fails as unreachable")
  func closedPort() async throws {
    let server = try ScriptedServer { _ in Reply() }
    let url = server.url("/")
    server.stop()
    guard case .unreachable(let detail) = await error(try #require(Request(url: url))) else {
      Issue.record("a closed port must be unreachable")
      return
    }
    #expect(detail.contains("127.0.0.1"))
  }

  @Test("A request to a server that never completes the TLS handshake fails with a connect timeout")
  func connectTimeout() async throws {
    // The server waits for an HTTP request and ignores the TLS handshake.
    let server = try ScriptedServer { _ in Reply() }
    let limit = Duration.milliseconds(100)
    var request = try #require(Request(url: "https://127.0.0.1:\(server.port)/"))
    request.limits.connectTime = limit
    #expect(await error(request) == .timedOut(.connect, limit: limit))
  }

  @Test("A request to a missing Unix socket fails as unreachable")
  func missingUnixSocket() async throws {
    let local = CurlTransport(configuration: CurlConfiguration(unixSocketPath: "/nonexistent/socket"))
    await #expect {
      try await local.send(#require(Request(url: "http://localhost/")))
    } throws: { error in
      if case NetworkError.unreachable = error { true } else { false }
    }
  }

  /// libcurl refuses strings over 8 MB.
  @Test("A request with an oversized URL fails, and is not sent to the URL of the previous request")
  func longURL() async throws {
    let server = try ScriptedServer { _ in Reply() }
    var request = try #require(Request(url: server.url("/")))
    _ = try await transport.send(request)
    request.head.path = "/" + String(repeating: "x", count: 8_000_001)
    guard case .malformedRequest = await error(request) else {
      Issue.record("a URL that is too long must be refused")
      return
    }
    #expect(server.requests.count == 1)
  }

  @Test("With an invalid configuration, every request fails before it is sent")
  func invalidConfiguration() async throws {
    let server = try ScriptedServer { _ in Reply() }
    let request = try #require(Request(url: server.url("/")))
    let tooLong = String(repeating: "A", count: 8_000_001)
    for configuration in [
      CurlConfiguration(pinnedPublicKey: "sha256//\(tooLong)="), CurlConfiguration(caFile: tooLong),
      CurlConfiguration(unixSocketPath: tooLong), CurlConfiguration(proxy: .url(tooLong)),
    ] {
      let transport = CurlTransport(configuration: configuration)
      for _ in 0..<2 {
        await #expect {
          try await transport.send(request)
        } throws: { error in
          if case NetworkError.failed = error { true } else { false }
        }
      }
    }
    #expect(server.requests.isEmpty)
  }

  @Test("Requests for schemes other than http and https are refused")
  func otherSchemes() async throws {
    for url in [
      "file:///etc/passwd", "ftp://127.0.0.1/", "/relative", "http://user:secret@127.0.0.1/", "http://a b/", "",
    ] {
      #expect(Request(url: url) == nil, "\(url)")
    }
    let head = HTTPRequest(method: .get, scheme: "file", authority: "", path: "/etc/passwd")
    guard case .malformedRequest = await error(Request(head: head)) else {
      Issue.record("a file URL must be refused")
      return
    }
    // The line break in the path would add a header field to the request.
    let smuggled = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: "/ HTTP/1.1\r\nX-Evil: 1")
    guard case .malformedRequest = await error(Request(head: smuggled)) else {
      Issue.record("a line break in the path must be refused")
      return
    }
    let withPassword = HTTPRequest(method: .get, scheme: "http", authority: "a:b@127.0.0.1", path: "/")
    guard case .malformedRequest = await error(Request(head: withPassword)) else {
      Issue.record("a password in the URL must be refused")
      return
    }
  }
}
