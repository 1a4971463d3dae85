import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that requests wait for the rate limit of their host, or fail with an error that contains the
/// duration of the wait.
struct RateLimitTransportTests {
  private let clock = ManualClock(jumps: true)
  private let base = ScriptedTransport { _ in answer() }

  private func limited(to limit: RateLimit) -> RateLimitTransport {
    RateLimitTransport(over: base, limit: limit, clock: clock)
  }

  @Test("A burst is sent at once, and later requests are sent at the limited rate")
  func burst() async throws {
    let limited = limited(to: RateLimit(requests: 60, per: .seconds(60), burst: 3))
    for _ in 0..<5 { _ = try await limited.send(get()) }
    #expect(base.requests.count == 5)
    #expect(clock.sleeps == [.seconds(1), .seconds(1)])
  }

  @Test("After a pause, at most one burst is sent at once")
  func burstAfterPause() async throws {
    let limited = limited(to: RateLimit(requests: 1, per: .seconds(1), burst: 2))
    for _ in 0..<2 { _ = try await limited.send(get()) }
    clock.advance(by: .seconds(1000))
    for _ in 0..<3 { _ = try await limited.send(get()) }
    #expect(clock.sleeps == [.seconds(1)])
  }

  @Test("Each host has its own limit")
  func limitPerHost() async throws {
    let limited = limited(to: RateLimit(requests: 1, per: .seconds(1), burst: 1))
    _ = try await limited.send(get())
    _ = try await limited.send(#require(Request(url: "https://b.example/")))
    #expect(clock.sleeps.isEmpty)
  }

  @Test("Each wait is reported with its host")
  func onWait() async throws {
    let told = Lock<[String: Duration]>([:])
    let limited = RateLimitTransport(
      over: base,
      limit: RateLimit(requests: 1, per: .seconds(2), burst: 1),
      clock: clock
    ) { host, wait in told.withLock { $0[host] = wait } }
    for _ in 0..<2 { _ = try await limited.send(get()) }
    #expect(told.withLock { $0 } == ["a.example": .seconds(2)])
  }

  @Test("A request that would wait too long fails with an error that contains the duration of the wait")
  func longWait() async throws {
    let limited = limited(to: RateLimit(requests: 1, per: .seconds(60), burst: 1))
    let request = try get()
    _ = try await limited.send(request)
    for _ in 0..<3 {
      await #expect(throws: NetworkError.rateLimited(wait: .seconds(60))) { try await limited.send(request) }
    }
    clock.advance(by: .seconds(60))
    _ = try await limited.send(request)
    #expect(base.requests.count == 2)
  }

  @Test("A request that would wait longer than its total time fails at once")
  func waitBeyondTotalTime() async throws {
    let limited = limited(to: RateLimit(requests: 1, per: .seconds(3), burst: 1))
    var request = try get()
    request.limits.totalTime = .seconds(2)
    let impatient = request
    _ = try await limited.send(impatient)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(3))) { try await limited.send(impatient) }
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(3))) {
      try await limited.download(impatient, to: -1, progress: nil)
    }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("Waiting counts toward the total time")
  func waitCounts() async throws {
    let closing = ScriptedTransport([.success(answer(429, [("Retry-After", "2")])), .success(answer())])
    let limited = RateLimitTransport(
      over: closing,
      limit: RateLimit(requests: 1, per: .seconds(4), burst: 1),
      clock: clock
    )
    var request = try get()
    request.limits.totalTime = .seconds(10)
    for _ in 0..<2 { _ = try await limited.send(request) }
    #expect(clock.sleeps == [.seconds(2), .seconds(2)])
    #expect(closing.requests.map(\.limits.totalTime) == [.seconds(10), .seconds(6)])
  }

  @Test("If a host allows no more requests, no requests are sent until the reset", arguments: [200, 403, 429])
  func exhaustedHost(_ status: Int) async throws {
    let exhausted = ScriptedTransport([
      .success(answer(status, [("X-Ratelimit-Remaining", "0")])), .success(answer(200, body: "again")),
    ])
    let limited = RateLimitTransport(over: exhausted, clock: clock)
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(60))) { try await limited.send(request) }
    clock.advance(by: .seconds(57))
    #expect(try await limited.send(request).body == Array("again".utf8))
    #expect(clock.sleeps == [.seconds(3)])
  }

  @Test("The wait after a 429 is the duration in Retry-After")
  func serverWait() async throws {
    let busy = ScriptedTransport([.success(answer(429, [("Retry-After", "120")])), .success(answer())])
    let limited = RateLimitTransport(over: busy, clock: clock)
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(120))) { try await limited.send(request) }
  }

  @Test("Canceling a waiting request does not use up the rate limit")
  func cancelledWait() async throws {
    let standing = ManualClock()
    let limited = RateLimitTransport(
      over: base,
      limit: RateLimit(requests: 1, per: .seconds(2), burst: 1),
      clock: standing
    )
    let request = try get()
    _ = try await limited.send(request)
    let task = Task { try await limited.send(request) }
    await standing.untilSleeping()
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    standing.advance(by: .seconds(2))
    _ = try await limited.send(request)
    #expect(base.requests.count == 2)
  }
}
