import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that a stored response is used only for matching requests, and only as long as the server allows.
struct CachingTransportTests {
  private let now = Lock(1_000_000)
  private let store = MemoryStore()

  private func caching(_ base: ScriptedTransport) -> CachingTransport {
    CachingTransport(over: base, store: store) { [now] in now.withLock { $0 } }
  }

  private func advance(_ seconds: Int) {
    now.withLock { $0 += seconds }
  }

  @Test("A response is fresh for its max-age")
  func maxAge() async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "public, max-age=60, immutable")], body: "a") }
    let caching = caching(base)
    #expect(try await caching.send(get()).metrics.cache == .none)
    advance(59)
    #expect(try await caching.send(get()).metrics.cache == .fresh)
    #expect(try await caching.send(get()).body == Array("a".utf8))
    #expect(base.requests.count == 1)
    advance(1)
    #expect(try await caching.send(get()).metrics.cache == .none)
    #expect(base.requests.count == 2)
  }

  @Test("The Age field counts toward the age of a response")
  func ageField() async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "max-age=60"), ("Age", "50")]) }
    let caching = caching(base)
    _ = try await caching.send(get())
    advance(10)
    _ = try await caching.send(get())
    #expect(base.requests.count == 2)
  }

  /// The largest `Int`, and a number that overflows `Int`.
  private static let hugeNumbers = ["9223372036854775807", "99999999999999999999"]

  @Test("An Age that overflows makes a response stale", arguments: hugeNumbers)
  func hugeAge(_ age: String) async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "max-age=60"), ("Age", age)]) }
    let caching = caching(base)
    _ = try await caching.send(get())
    advance(1)
    _ = try await caching.send(get())
    #expect(base.requests.count == 2)
  }

  @Test("A response with a max-age that overflows stays fresh", arguments: hugeNumbers)
  func hugeMaxAge(_ seconds: String) async throws {
    let isDown = Lock(false)
    let base = ScriptedTransport { _ throws(NetworkError) in
      if isDown.withLock({ $0 }) { throw .unreachable(detail: "") }
      return answer(200, [("Cache-Control", "max-age=\(seconds), stale-if-error=\(seconds)")])
    }
    let caching = caching(base)
    _ = try await caching.send(get())
    advance(1_000_000_000)
    #expect(try await caching.send(get()).metrics.cache == .fresh)
    isDown.withLock { $0 = true }
    #expect(try await caching.send(get(headers: [.cacheControl: "no-cache"])).metrics.cache == .stale)
  }

  @Test("Expires is compared with the server's Date")
  func expires() async throws {
    let base = ScriptedTransport { _ in
      answer(200, [("Date", "Sun, 06 Nov 1994 08:49:37 GMT"), ("Expires", "Sun, 06 Nov 1994 08:50:37 GMT")])
    }
    let caching = caching(base)
    _ = try await caching.send(get())
    advance(59)
    _ = try await caching.send(get())
    #expect(base.requests.count == 1)
    advance(1)
    _ = try await caching.send(get())
    #expect(base.requests.count == 2)
  }

  @Test(
    "A stale response is revalidated, and a 304 returns the stored body",
    arguments: [
      ("ETag", "\"v1\"", "If-None-Match"), ("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT", "If-Modified-Since"),
    ])
  func revalidates(_ field: String, _ value: String, _ question: String)
    async throws
  {
    let base = ScriptedTransport([
      .success(answer(200, [(field, value), ("X-Page", "1")], body: "photos")),
      .success(answer(304, [("X-Page", "2"), ("Cache-Control", "max-age=60")])),
    ])
    let caching = caching(base)
    _ = try await caching.send(get())
    let second = try await caching.send(get())
    #expect(base.requests[1].head.headerFields[HTTPField.Name(question)!] == value)
    #expect(second.head.status == .ok)
    #expect(second.body == Array("photos".utf8))
    #expect(second.head.headerFields[HTTPField.Name("X-Page")!] == "2")
    #expect(second.metrics.cache == .revalidated)
    #expect(try await caching.send(get()).metrics.cache == .fresh)
  }

  @Test("A new version of a response replaces the stored version")
  func newVersion() async throws {
    let base = ScriptedTransport([
      .success(answer(200, [("ETag", "\"1\"")], body: "old")), .success(answer(200, [("ETag", "\"2\"")], body: "new")),
      .success(answer(304)),
    ])
    let caching = caching(base)
    for expected in ["old", "new", "new"] {
      #expect(try await caching.send(get()).body == Array(expected.utf8))
    }
    #expect(base.requests[2].head.headerFields[.ifNoneMatch] == "\"2\"")
  }

  @Test(
    "A response that must not be cached is not stored",
    arguments: [
      (200, [("Cache-Control", "no-store, max-age=60"), ("ETag", "\"a\"")]), (200, [("Vary", "*"), ("ETag", "\"a\"")]),
      (206, [("Cache-Control", "max-age=60")]), (200, []),
    ])
  func uncacheableResponses(_ status: Int, _ fields: [(String, String)]) async throws {
    let base = ScriptedTransport { _ in answer(status, fields, body: "x") }
    let caching = caching(base)
    for _ in 0..<2 { _ = try await caching.send(get()) }
    #expect(base.requests.count == 2)
    #expect(base.requests[1].head.headerFields[.ifNoneMatch] == nil)
  }

  @Test("A 304 that has no-store removes the stored response")
  func noStoreOn304() async throws {
    let base = ScriptedTransport([
      .success(answer(200, [("ETag", "\"a\"")], body: "x")), .success(answer(304, [("Cache-Control", "no-store")])),
      .success(answer()),
    ])
    let caching = caching(base)
    _ = try await caching.send(get())
    #expect(try await caching.send(get()).body == Array("x".utf8))
    _ = try await caching.send(get())
    #expect(base.requests.map { $0.head.headerFields[.ifNoneMatch] } == [nil, "\"a\"", nil])
  }

  @Test("A request with no-store leaves the store unchanged", arguments: [200, 304])
  func noStoreRequest(_ status: Int) async throws {
    let base = ScriptedTransport([
      .success(answer(200, [("ETag", "\"a\"")], body: "x")),
      .success(answer(status, [("ETag", "\"a\""), ("Cache-Control", "max-age=60")])),
      .success(answer(304)),
    ])
    let caching = caching(base)
    _ = try await caching.send(get())
    _ = try await caching.send(get(headers: [.cacheControl: "no-store"]))
    let third = try await caching.send(get())
    #expect(third.metrics.cache == .revalidated)
    #expect(third.body == Array("x".utf8))
  }

  @Test("A 304 sets the age of the stored response to the 304's Age, or to zero if it has no Age")
  func ageOf304() async throws {
    let base = ScriptedTransport([
      .success(answer(200, [("ETag", "\"a\""), ("Cache-Control", "max-age=60"), ("Age", "60")])),
      .success(answer(304)), .success(answer(304, [("Age", "60")])), .success(answer(304)),
    ])
    let caching = caching(base)
    for expected in [TransferMetrics.CacheUse.none, .revalidated, .fresh] {
      #expect(try await caching.send(get()).metrics.cache == expected)
    }
    advance(60)
    for _ in 0..<2 { #expect(try await caching.send(get()).metrics.cache == .revalidated) }
  }

  @Test("The number of header fields that 304s add to a stored response is limited")
  func fieldsOf304() async throws {
    let count = Lock(0)
    let base = ScriptedTransport { request in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let fields = (0..<400).map { ("X-\(number)-\($0)", "1") }
      return answer(request.head.headerFields[.ifNoneMatch] == nil ? 200 : 304, fields + [("ETag", "\"a\"")])
    }
    let caching = caching(base)
    for _ in 0..<20 { #expect(try await caching.send(get()).head.headerFields.count < 2000) }
  }

  @Test("After a redirect, the final response is cached for its own max-age")
  func redirectedResponse() async throws {
    let base = ScriptedTransport { _ in
      var response = answer(200, [("Cache-Control", "max-age=60")])
      response.metrics.redirects = 1
      return response
    }
    let caching = caching(base)
    for expected in [TransferMetrics.CacheUse.none, .fresh] {
      #expect(try await caching.send(get()).metrics.cache == expected)
    }
  }

  @Test("A response with no-cache is revalidated each time")
  func noCacheResponse() async throws {
    let base = ScriptedTransport([
      .success(answer(200, [("Cache-Control", "no-cache, max-age=60"), ("ETag", "\"a\"")], body: "x")),
      .success(answer(304)),
    ])
    let caching = caching(base)
    _ = try await caching.send(get())
    #expect(try await caching.send(get()).metrics.cache == .revalidated)
  }

  @Test("A request with no-cache always reaches the server")
  func noCacheRequest() async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "max-age=60")]) }
    let caching = caching(base)
    _ = try await caching.send(get())
    _ = try await caching.send(get(headers: [.cacheControl: "no-cache"]))
    #expect(base.requests.count == 2)
  }

  @Test("Requests that differ in a field named in Vary receive different stored responses")
  func vary() async throws {
    let base = ScriptedTransport { request in
      answer(
        200, [("Cache-Control", "max-age=60"), ("Vary", "Accept, X-Mode")],
        body: request.head.headerFields[.accept] ?? "")
    }
    let caching = caching(base)
    _ = try await caching.send(get(headers: [.accept: "image/webp"]))
    #expect(try await caching.send(get(headers: [.accept: "image/webp"])).metrics.cache == .fresh)
    #expect(try await caching.send(get(headers: [.accept: "image/jpeg"])).body == Array("image/jpeg".utf8))
  }

  @Test("Requests with different credentials do not share cached responses")
  func accounts() async throws {
    let base = ScriptedTransport { request in
      answer(200, [("Cache-Control", "max-age=60")], body: request.head.headerFields[.authorization] ?? "")
    }
    let caching = caching(base)
    for account in ["one", "two"] {
      #expect(try await caching.send(get(headers: [.authorization: account])).body == Array(account.utf8))
    }
  }

  @Test("Offline, a stored response of any age is returned, and other requests throw an offline error")
  func offline() async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "max-age=1")], body: "kept") }
    let switchable = OfflineTransport(over: base)
    let caching = CachingTransport(over: switchable, store: store) { [now] in now.withLock { $0 } }
    _ = try await caching.send(get())
    switchable.isOffline = true
    advance(1_000_000)
    let response = try await caching.send(get())
    #expect(response.body == Array("kept".utf8))
    #expect(response.metrics.cache == .stale)
    let other = try get("/other")
    await #expect(throws: NetworkError.offline) { try await caching.send(other) }
  }

  @Test("A request with only-if-cached is never sent")
  func onlyIfCached() async throws {
    let base = ScriptedTransport { _ in answer(200, [("ETag", "\"a\"")], body: "kept") }
    let caching = caching(base)
    let request = try get(headers: [.cacheControl: "only-if-cached"])
    await #expect(throws: NetworkError.offline) { try await caching.send(request) }
    #expect(base.requests.isEmpty)
    _ = try await caching.send(get())
    #expect(try await caching.send(request).metrics.cache == .stale)
    #expect(base.requests.count == 1)
  }

  @Test("After a failure, a stale response is returned for as long as stale-if-error allows")
  func staleIfError() async throws {
    let isDown = Lock(false)
    let base = ScriptedTransport { request throws(NetworkError) in
      guard isDown.withLock({ $0 }) else {
        let control = request.head.path == "/strict" ? "max-age=1" : "max-age=1, stale-if-error=60"
        return answer(200, [("Cache-Control", control)], body: "kept")
      }
      if request.head.path == "/busy" { return answer(503) }
      throw .unreachable(detail: "")
    }
    let caching = caching(base)
    for path in ["/", "/strict", "/busy"] { _ = try await caching.send(get(path)) }
    isDown.withLock { $0 = true }
    advance(30)
    #expect(try await caching.send(get()).metrics.cache == .stale)
    #expect(try await caching.send(get("/busy")).metrics.cache == .stale)
    let strict = try get("/strict")
    await #expect(throws: NetworkError.unreachable(detail: "")) { try await caching.send(strict) }
    advance(60)
    let late = try get()
    await #expect(throws: NetworkError.unreachable(detail: "")) { try await caching.send(late) }
  }

  @Test("A POST request, a range request and a conditional request bypass the cache")
  func otherRequests() async throws {
    let base = ScriptedTransport { _ in answer(200, [("Cache-Control", "max-age=60")]) }
    let caching = caching(base)
    var posted = try get()
    posted.head.method = .post
    let ranged = try get(headers: [.range: "bytes=0-1"])
    let own = try get(headers: [.ifNoneMatch: "\"a\""])
    for request in [posted, ranged, own] {
      for _ in 0..<2 { _ = try await caching.send(request) }
    }
    #expect(base.requests.count == 6)
  }
}
