import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that transient failures are retried after a wait, and permanent failures are not retried.
struct RetryTransportTests {
  private let clock = ManualClock(jumps: true)

  /// Returns a transport that waits as long as its policy allows before each retry, so that the waits are predictable.
  private func retry(over base: ScriptedTransport, policy: RetryPolicy = RetryPolicy()) -> RetryTransport {
    RetryTransport(over: base, policy: policy, clock: clock, jitter: { $0 })
  }

  @Test("A request to a busy server is retried", arguments: [408, 429, 500, 502, 503, 504])
  func retriedStatuses(_ status: Int) async throws {
    let base = ScriptedTransport([.success(answer(status)), .success(answer(200, body: "ok"))])
    let response = try await retry(over: base).send(get())
    #expect(response.body == Array("ok".utf8))
    #expect(response.metrics.attempts == 2)
  }

  @Test(
    "A failed connection is retried",
    arguments: [
      NetworkError.unreachable(detail: ""), .cutShort(detail: ""), .timedOut(.connect, limit: .seconds(1)),
      .timedOut(.firstByte, limit: .seconds(1)), .timedOut(.idle, limit: .seconds(1)),
    ])
  func retriedErrors(_ error: NetworkError) async throws {
    let base = ScriptedTransport([.failure(error), .success(answer())])
    #expect(try await retry(over: base).send(get()).head.status == .ok)
  }

  @Test(
    "A permanent error is thrown at once",
    arguments: [
      NetworkError.tls(detail: ""), .tooLarge(.body, limit: 1), .malformedResponse(detail: ""), .cancelled, .shutDown,
      .offline, .timedOut(.total, limit: .seconds(1)), .writeFailed(errno: 28), .rateLimited(wait: .seconds(60)),
    ])
  func permanentErrors(_ error: NetworkError) async throws {
    let base = ScriptedTransport([.failure(error), .success(answer())])
    let request = try get()
    await #expect(throws: error) { try await retry(over: base).send(request) }
    #expect(base.requests.count == 1)
  }

  @Test(
    "A response with a permanent status is returned without a retry",
    arguments: [200, 301, 304, 400, 401, 403, 404, 501])
  func returnedStatuses(_ status: Int) async throws {
    let base = ScriptedTransport([.success(answer(status)), .success(answer(599))])
    #expect(try await retry(over: base).send(get()).head.status.code == status)
  }

  @Test(
    "A request whose method is not idempotent is sent once", arguments: [HTTPRequest.Method.post, .patch, .connect])
  func nonIdempotentMethods(_ method: HTTPRequest.Method) async throws {
    let base = ScriptedTransport([.success(answer(503)), .success(answer())])
    var request = try get()
    request.head.method = method
    #expect(try await retry(over: base).send(request).head.status.code == 503)
  }

  @Test("If all attempts fail, the last failure is returned")
  func lastFailure() async throws {
    let base = ScriptedTransport { _ in answer(503) }
    let response = try await retry(over: base).send(get())
    #expect(response.head.status.code == 503)
    #expect(response.metrics.attempts == 4)
    #expect(base.requests.count == 4)
  }

  @Test("The longest wait doubles with each attempt, up to a limit")
  func backoff() async throws {
    let base = ScriptedTransport { _ in answer(503) }
    let policy = RetryPolicy(attempts: 6, baseDelay: .seconds(1), longestDelay: .seconds(5))
    _ = try await retry(over: base, policy: policy).send(get())
    #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
  }

  @Test("The wait is random between zero and the longest wait")
  func jitter() async throws {
    let base = ScriptedTransport { _ in answer(503) }
    let random = RetryTransport(over: base, policy: RetryPolicy(attempts: 21, budget: 100), clock: clock)
    var request = try get()
    request.limits.totalTime = .seconds(10_000)
    _ = try await random.send(request)
    let long = clock.sleeps.suffix(10)
    #expect(long.allSatisfy { $0 >= .zero && $0 <= .seconds(20) })
    #expect(Set(long).count > 1)
  }

  @Test("A retry waits for the number of seconds in Retry-After")
  func retryAfterSeconds() async throws {
    let base = ScriptedTransport([.success(answer(429, [("Retry-After", "7")])), .success(answer())])
    _ = try await retry(over: base).send(get())
    #expect(clock.sleeps == [.seconds(7)])
  }

  @Test("A retry waits until the date in Retry-After, according to the server's Date")
  func retryAfterDate() async throws {
    let headers = [
      ("Date", "Sun, 06 Nov 1994 08:49:37 GMT"), ("Retry-After", "Sun, 06 Nov 1994 08:49:48 GMT"),
    ]
    let base = ScriptedTransport([.success(answer(503, headers)), .success(answer())])
    _ = try await retry(over: base).send(get())
    #expect(clock.sleeps == [.seconds(11)])
  }

  @Test("A response with a Retry-After over the limit is returned without a retry")
  func longRetryAfter() async throws {
    let base = ScriptedTransport([.success(answer(429, [("Retry-After", "3600")])), .success(answer())])
    #expect(try await retry(over: base).send(get()).head.status.code == 429)
    #expect(clock.sleeps.isEmpty)
  }

  @Test("The total time limit covers all attempts together")
  func totalTime() async throws {
    let base = ScriptedTransport { _ in answer(503) }
    var request = try get()
    request.limits.totalTime = .seconds(4)
    let policy = RetryPolicy(attempts: 10, baseDelay: .seconds(1))
    _ = try await retry(over: base, policy: policy).send(request)
    #expect(clock.sleeps == [.seconds(1), .seconds(2)])
    #expect(base.requests.map(\.limits.totalTime) == [.seconds(4), .seconds(3), .seconds(1)])
  }

  @Test("Requests to a failing host are retried until the host's budget is used up")
  func retryBudget() async throws {
    let base = ScriptedTransport { request throws(NetworkError) in
      guard request.head.authority == "a.example" else { return answer() }
      throw .unreachable(detail: "")
    }
    let retry = retry(over: base, policy: RetryPolicy(budget: 5))
    for _ in 0..<10 { _ = try? await retry.send(get()) }
    #expect(base.requests.count == 10 + 5)
  }

  @Test("Successful requests restore a host's retry budget")
  func budgetRecovers() async throws {
    let isDown = Lock(true)
    let base = ScriptedTransport { _ throws(NetworkError) in
      guard isDown.withLock({ $0 }) else { return answer() }
      throw .unreachable(detail: "")
    }
    let retry = retry(over: base, policy: RetryPolicy(attempts: 2, budget: 1))
    for _ in 0..<5 { _ = try? await retry.send(get()) }
    isDown.withLock { $0 = false }
    for _ in 0..<10 { _ = try await retry.send(get()) }
    isDown.withLock { $0 = true }
    let before = base.requests.count
    _ = try? await retry.send(get())
    #expect(base.requests.count == before + 2)
  }

  @Test("Canceling ends the wait for a retry")
  func cancelledRetry() async throws {
    let standing = ManualClock()
    let base = ScriptedTransport { _ in answer(503) }
    let retry = RetryTransport(over: base, clock: standing)
    let request = try get()
    let task = Task { try await retry.send(request) }
    await standing.untilSleeping()
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(base.requests.count == 1)
  }

  @Test("A download is retried only before its first byte")
  func downloadRetry() async throws {
    let base = ScriptedTransport([.success(answer(503)), .success(answer(200, body: "photo"))])
    let folder = try TemporaryFolder()
    let file = try await FileDownload(get(), to: folder.file("p")).run(over: retry(over: base))
    #expect(file.byteCount == 5)
    #expect(folder.bytes("p") == Array("photo".utf8))

    let server = try ScriptedServer { _ in Reply(body: "hello world").cut(after: 45) }
    let cut = try #require(Request(url: server.url("/")))
    let real = RetryTransport(over: CurlTransport(), clock: clock, jitter: { $0 })
    await #expect(throws: FileDownloadError.self) {
      try await FileDownload(cut, to: folder.file("q")).run(over: real)
    }
    #expect(server.requests.count == 1)
  }
}
