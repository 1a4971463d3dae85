import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests all layers together, with a server on a real socket.
@Suite(.timeLimit(.minutes(1)))
struct NetworkStackTests {
  private let patient = RetryPolicy(baseDelay: .milliseconds(1))

  @Test("A failed request is retried, and its response is cached")
  func retriesAndCaches() async throws {
    let count = Lock(0)
    let server = try ScriptedServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1 ? .reset : Reply(headers: [("Cache-Control", "max-age=60")], body: "photos")
    }
    let attempts = Lock(0)
    let network = NetworkStack(retry: patient) { _, _ in
    } observe: { _ in
      attempts.withLock { $0 += 1 }
    }
    let request = try #require(Request(url: server.url("/")))
    let first = try await network.transport.send(request)
    #expect(first.metrics.attempts == 2)
    #expect(try await network.transport.send(request).metrics.cache == .fresh)
    #expect(server.requests.count == 2)
    #expect(attempts.withLock { $0 } == 2)
    await network.shutdown()
  }

  @Test("Offline, stored responses are returned")
  func offlineFromStore() async throws {
    let server = try ScriptedServer { _ in Reply(headers: [("ETag", "\"a\"")], body: "photos") }
    let network = NetworkStack()
    let request = try #require(Request(url: server.url("/")))
    _ = try await network.transport.send(request)
    network.offline.isOffline = true
    #expect(try await network.transport.send(request).metrics.cache == .stale)
    let other = try #require(Request(url: server.url("/other")))
    await #expect(throws: NetworkError.offline) { try await network.transport.send(other) }
    #expect(server.requests.count == 1)
  }
}
