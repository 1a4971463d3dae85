import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests the rate limits that hosts announce in responses.
@Suite(.timeLimit(.minutes(1)))
struct LearnedRateLimitTests {
  private let clock = ManualClock(jumps: true)

  @Test("While the host allows at least one request, sequential requests are sent without waiting")
  func remainingRequests() async throws {
    let limited = limited(telling: [("X-Ratelimit-Limit", "50"), ("X-Ratelimit-Remaining", "1")])
    for _ in 0..<3 { _ = try await limited.send(get()) }
    #expect(clock.sleeps.isEmpty)
  }

  @Test(
    "If a host allows no more requests, requests are sent again after the reset",
    arguments: [
      [("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "30")],
      [("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "29.2")],
      [("X-Ratelimit-Remaining", "0;w=60"), ("X-Ratelimit-Reset", "30")],
      [("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "1700000030"), ("Date", "Tue, 14 Nov 2023 22:13:20 GMT")],
      [("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "90"), ("Retry-After", "30")],
    ])
  func resetTime(_ fields: [(String, String)]) async throws {
    let limited = limited(telling: fields)
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(30))) { try await limited.send(request) }
    clock.advance(by: .seconds(28))
    _ = try await limited.send(request)
    #expect(clock.sleeps == [.seconds(2)])
  }

  @Test(
    "If the time of the reset is invalid, the default pause applies",
    arguments: ["soon", "-1", "nan", "1700000030", "1700000030000", "100000"])
  func invalidReset(_ reset: String) async throws {
    let limited = limited(telling: [("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", reset)])
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(60))) { try await limited.send(request) }
  }

  @Test("A Retry-After that overflows blocks the host", arguments: ["9223372036854775807", "99999999999999999999"])
  func hugeRetryAfter(_ seconds: String) async throws {
    let limited = limited(429, telling: [("Retry-After", seconds)])
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(1 << 31))) { try await limited.send(request) }
  }

  @Test("A reset in the past causes no wait")
  func pastReset() async throws {
    let limited = limited(telling: [
      ("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "1700000000"), ("Date", "Tue, 14 Nov 2023 22:13:20 GMT"),
    ])
    for _ in 0..<2 { _ = try await limited.send(get()) }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("A 429 with a reset blocks the host until the reset")
  func refusalWithReset() async throws {
    let limited = limited(429, telling: [("X-Ratelimit-Reset", "30")])
    let request = try get()
    _ = try await limited.send(request)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(30))) { try await limited.send(request) }
  }

  @Test("A 429 that announces remaining requests does not block the host")
  func refusalWithRemaining() async throws {
    let limited = limited(429, telling: [("X-Ratelimit-Remaining", "9"), ("X-Ratelimit-Reset", "30")])
    for _ in 0..<2 { _ = try await limited.send(get()) }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("The number of concurrent requests is limited to the remaining requests")
  func concurrentRequests() async throws {
    let (request, slow) = try (get(), get("/slow"))
    let gate = Gate()
    let base = ScriptedTransport { request in
      if request == slow { await gate.pass() }
      return answer(200, [("X-Ratelimit-Remaining", "2"), ("X-Ratelimit-Reset", "30")])
    }
    let limited = RateLimitTransport(over: base, clock: clock)
    _ = try await limited.send(request)
    let first = Task { try await limited.send(slow) }
    let second = Task { try await limited.send(slow) }
    await gate.untilReached(by: 2)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(30))) { try await limited.send(request) }
    gate.open()
    _ = try await (first.value, second.value)
    _ = try await limited.send(request)
    #expect(base.requests.count == 4)
  }

  @Test("A failed request is no longer counted as pending")
  func failedRequest() async throws {
    let fields = [("X-Ratelimit-Remaining", "1"), ("X-Ratelimit-Reset", "30")]
    let base = ScriptedTransport([
      .success(answer(200, fields)), .failure(.cutShort(detail: "")), .failure(.cutShort(detail: "")),
      .success(answer(200, fields)),
    ])
    let limited = RateLimitTransport(over: base, clock: clock)
    let request = try get()
    _ = try await limited.send(request)
    for _ in 0..<2 {
      await #expect(throws: NetworkError.cutShort(detail: "")) { try await limited.send(request) }
    }
    _ = try await limited.send(request)
  }

  @Test("After the reset, at most as many requests as the host's limit are sent until the host responds")
  func limitAfterReset() async throws {
    let (request, slow) = try (get(), get("/slow"))
    let gate = Gate()
    let base = ScriptedTransport { request in
      if request == slow { await gate.pass() }
      return answer(
        200, [("X-Ratelimit-Limit", "2, 2;w=30"), ("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Reset", "30")])
    }
    let limited = RateLimitTransport(over: base, clock: clock)
    _ = try await limited.send(request)
    clock.advance(by: .seconds(30))
    let tasks = (0..<2).map { _ in Task { try await limited.send(slow) } }
    await gate.untilReached(by: 2)
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(60))) { try await limited.send(request) }
    gate.open()
    for task in tasks { _ = try await task.value }
  }

  @Test("A late response does not unblock a blocked host")
  func lateResponse() async throws {
    let (request, slow) = try (get(), get("/slow"))
    let gate = Gate()
    let base = ScriptedTransport { request in
      guard request == slow else { return answer(429, [("Retry-After", "30")]) }
      await gate.pass()
      return answer(200, [("X-Ratelimit-Remaining", "7")])
    }
    let limited = RateLimitTransport(over: base, clock: clock)
    let late = Task { try await limited.send(slow) }
    await gate.untilReached(by: 1)
    _ = try await limited.send(request)
    gate.open()
    _ = try await late.value
    await #expect(throws: NetworkError.rateLimited(wait: .seconds(30))) { try await limited.send(request) }
  }

  /// Delays the responses of a transport until a test calls `open()`.
  private struct Gate {
    private let clock = ManualClock()

    func pass() async { try? await clock.sleep(for: .seconds(1)) }
    func untilReached(by count: Int) async { await clock.untilSleeping(count) }
    func open() { clock.advance(by: .seconds(1)) }
  }

  private func limited(_ status: Int = 200, telling fields: [(String, String)]) -> RateLimitTransport {
    RateLimitTransport(over: ScriptedTransport { _ in answer(status, fields) }, clock: clock)
  }
}
