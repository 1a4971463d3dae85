import Domain
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests requests to faulty and malicious servers on real sockets.
@Suite(.timeLimit(.minutes(1))) struct HostileServerTests {
  @Test("A redirect loop is reported as a malformed response")
  func redirectLoop() async throws {
    try await expectMalformed {
      .redirectLoop(host: $0)
    } from: { _ in
      .redirect(to: "/photos")
    }
  }

  @Test("A compression bomb is reported as a malformed response")
  func compressionBomb() async throws {
    try await expectMalformed {
      .tooLarge(name: $0, bytes: 1 << 20)
    } from: { _ in
      .zeros(50 << 20)
    }
  }

  @Test("A truncated body counts as a lost connection")
  func cutBody() async throws {
    let server = try ScriptedServer { _ in Reply(body: String(repeating: "[", count: 1000)).cut(after: 200) }
    await #expect {
      try await photos(at: server)
    } throws: { error in
      if case RepositoryError.offline(.interrupted) = error { true } else { false }
    }
  }

  @Test("A reset connection causes an error")
  func resetConnection() async throws {
    let server = try ScriptedServer { _ in .reset }
    await #expect(throws: RepositoryError.self) { try await photos(at: server) }
  }

  @Test("A response that is not HTTP causes an error")
  func notHTTP() async throws {
    let server = try ScriptedServer { _ in Reply([.bytes("SSH-2.0-OpenSSH_9.2\r\n"), .close]) }
    await #expect(throws: RepositoryError.self) { try await photos(at: server) }
  }

  @Test("A request to a server that hangs times out")
  func hangingServer() async throws {
    let server = try ScriptedServer { _ in .hang }
    await #expect(throws: RepositoryError.timedOut) { try await photos(at: server, total: .milliseconds(200)) }
  }

  @Test("An unreachable server causes an offline error")
  func unreachableServer() async throws {
    let server = try ScriptedServer { _ in .close }
    server.stop()
    let error = await #expect(throws: RepositoryError.self) { try await photos(at: server) }
    guard case .offline = error else {
      Issue.record("not offline: \(String(describing: error))")
      return
    }
  }

  @Test("After a redirect to another server, that server does not receive the key")
  func redirectGetsNoKey() async throws {
    let other = try ScriptedServer { _ in Reply(body: "[]") }
    let target = other.url("/photos")
    let server = try ScriptedServer { _ in .redirect(to: target) }
    _ = try await photos(at: server)
    #expect(server.requests.first?.header("Authorization") == "Client-ID key-123")
    #expect(other.requests.count == 1)
    #expect(other.requests.allSatisfy { request in request.headers.allSatisfy { !$0.value.contains("key-123") } })
  }

  @Test("A canceled request throws RepositoryError.cancelled")
  func cancelledRequest() async throws {
    let server = try ScriptedServer { _ in .hang }
    let task = Task { try await photos(at: server) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: RepositoryError.cancelled) { try await task.value }
  }

  private func photos(at server: ScriptedServer, total: Duration = .seconds(30)) async throws -> Page<Photo> {
    let base = try #require(BaseURL(server.url("")))
    let limits = Limits(bodyBytes: 1 << 20, totalTime: total)
    let api = UnsplashAPI(
      transport: CurlTransport(), base: base, accessKey: AccessKey("key-123"), limits: limits)
    return try await api.photos(in: .editorial, page: PageRequest())
  }

  private func expectMalformed(
    at place: SourceLocation = #_sourceLocation, _ reason: (_ host: String) -> ErrorReason,
    from handler: @escaping ScriptedServer.Handler
  ) async throws {
    let server = try ScriptedServer(handler: handler)
    let error = await #expect(throws: RepositoryError.self, sourceLocation: place) { try await photos(at: server) }
    let host = String(server.url("").dropFirst("http://".count))
    #expect(error == .malformed(reason: reason(host)), sourceLocation: place)
  }
}
