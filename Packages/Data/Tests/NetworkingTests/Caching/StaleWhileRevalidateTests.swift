import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that stale responses are used during revalidation and after errors (RFC 5861).
@Suite(.timeLimit(.minutes(1)))
struct StaleWhileRevalidateTests {
  private let now = Lock(1_000_000)
  private let store = ObservedStore()

  @Test("A stale response is used at once, and revalidated in the background")
  func background() async throws {
    let count = Lock(0)
    let base = ScriptedTransport { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return answer(200, [("Cache-Control", "max-age=60, stale-while-revalidate=60")], body: "\(number)")
    }
    let caching = CachingTransport(over: base, store: store) { [now] in now.withLock { $0 } }
    var stores = store.changes.makeAsyncIterator()
    #expect(try await caching.send(get()).body == Array("1".utf8))
    await stores.next()
    now.withLock { $0 += 100 }
    let stale = try await caching.send(get())
    #expect(stale.body == Array("1".utf8))
    #expect(stale.metrics.cache == .stale)
    await stores.next()
    let fresh = try await caching.send(get())
    #expect(fresh.body == Array("2".utf8))
    #expect(fresh.metrics.cache == .fresh)
    #expect(base.requests.count == 2)
  }

  @Test("Concurrent requests for a stale response cause only one revalidation")
  func onceAtATime() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let isSlow = Lock(false)
    let base = ScriptedTransport { _ in
      if isSlow.withLock({ $0 }) { for await _ in gate { break } }
      return answer(200, [("Cache-Control", "max-age=60, stale-while-revalidate=60")])
    }
    let caching = CachingTransport(over: base, store: store) { [now] in now.withLock { $0 } }
    var stores = store.changes.makeAsyncIterator()
    _ = try await caching.send(get())
    await stores.next()
    isSlow.withLock { $0 = true }
    now.withLock { $0 += 100 }
    for _ in 0..<5 { #expect(try await caching.send(get()).metrics.cache == .stale) }
    opener.yield()
    await stores.next()
    #expect(base.requests.count == 2)
  }

  @Test("The default stale-if-error applies only to responses without their own stale-if-error")
  func defaults() async throws {
    let isDown = Lock(false)
    let base = ScriptedTransport { request throws(NetworkError) in
      if isDown.withLock({ $0 }) { throw .unreachable(detail: "") }
      let own = request.head.path == "/own" ? ", stale-if-error=0" : ""
      return answer(200, [("Cache-Control", "max-age=60" + own)])
    }
    let caching = CachingTransport(over: base, store: store, staleIfError: 60) { [now] in now.withLock { $0 } }
    for path in ["/", "/own"] { _ = try await caching.send(get(path)) }
    isDown.withLock { $0 = true }
    now.withLock { $0 += 100 }
    #expect(try await caching.send(get()).metrics.cache == .stale)
    let own = try get("/own")
    await #expect(throws: NetworkError.unreachable(detail: "")) { try await caching.send(own) }
  }

  @Test("Offline, a response with must-revalidate or no-cache is not used", arguments: ["must-revalidate", "no-cache"])
  func strictOffline(_ directive: String) async throws {
    let base = OfflineTransport(
      over: ScriptedTransport { _ in answer(200, [("Cache-Control", directive), ("ETag", "\"a\"")]) })
    let caching = CachingTransport(over: base, store: store)
    let request = try get()
    _ = try await caching.send(request)
    base.isOffline = true
    await #expect(throws: NetworkError.offline) { try await caching.send(request) }
  }

  @Test("After a 304 with another ETag, the request is sent again without conditions")
  func otherVersion() async throws {
    let base = ScriptedTransport { request in
      request.head.headerFields.contains(.ifNoneMatch)
        ? answer(304, [("ETag", "\"b\""), ("Cache-Control", "max-age=60")])
        : answer(200, [("ETag", "\"a\"")], body: "a")
    }
    let caching = CachingTransport(over: base, store: store)
    _ = try await caching.send(get())
    let second = try await caching.send(get())
    #expect(second.metrics.cache == .none)
    #expect(second.head.headerFields[.eTag] == "\"a\"")
    #expect(base.requests.map { $0.head.headerFields[.ifNoneMatch] } == [nil, "\"a\"", nil])
  }
}

/// A response store that reports each change to the test.
private final class ObservedStore: ResponseStore {
  private let store = MemoryStore()
  private let continuation: AsyncStream<Void>.Continuation
  let changes: AsyncStream<Void>

  init() {
    (changes, continuation) = AsyncStream.makeStream()
  }

  func responses(for url: String) -> [StoredResponse] { store.responses(for: url) }

  func store(_ responses: [StoredResponse], for url: String) {
    store.store(responses, for: url)
    continuation.yield()
  }
}
