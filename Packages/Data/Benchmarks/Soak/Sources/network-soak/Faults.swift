import HTTPTypes
import Networking
import NetworkingTesting

/// Sends many requests through a `NetworkStack` to a server that gives a faulty or unusual reply to a third of them.
/// Each request must end with a response or a typed error within its deadline.
struct Faults {
  let count: Int

  private static let limits = Limits(
    bodyBytes: 100_000,
    headerBytes: 10_000,
    redirects: 3,
    firstByteTime: .milliseconds(150),
    idleTime: .milliseconds(150),
    totalTime: .seconds(3)
  )
  /// The time by which a request may exceed its total time limit, because the machine can be busy.
  private static let grace = Duration.seconds(5)

  func run() async throws {
    let server = try ScriptedServer { _ in Self.reply() }
    let network = NetworkStack(
      store: MemoryStore(),
      retry: RetryPolicy(baseDelay: .milliseconds(5), longestRetryAfter: .milliseconds(100), budget: 1_000_000)
    )
    let clock = ContinuousClock()
    let start = clock.now
    var outcomes: [String: Int] = [:]
    var longest = Duration.zero
    try await withThrowingTaskGroup(of: (String, Duration).self) { group in
      var started = 0
      func startOne() throws {
        guard started < count else { return }
        started += 1
        guard var request = Request(url: server.url("/\(started)")) else { throw Failure(description: "no request") }
        request.limits = Self.limits
        group.addTask { [request] in
          let begin = clock.now
          let outcome = await Self.outcome(of: request, network)
          return (outcome, clock.now - begin)
        }
      }
      for _ in 0..<32 { try startOne() }
      for try await (outcome, time) in group {
        outcomes[outcome, default: 0] += 1
        longest = max(longest, time)
        try expect(time < Self.limits.totalTime + Self.grace, "a request took \(time)")
        try startOne()
      }
    }
    try expect(outcomes.values.reduce(0, +) == count, "some requests never ended")
    print("\(count) requests in \(clock.now - start), the longest took \(longest)")
    for (outcome, number) in outcomes.sorted(by: { $0.value > $1.value }) { print("  \(number)  \(outcome)") }
    await network.shutdown()
  }

  private static func outcome(of request: Request, _ network: NetworkStack) async -> String {
    do throws(NetworkError) {
      return "response \(try await network.transport.send(request).head.status.code)"
    } catch {
      return "error \(String(describing: error).prefix { $0 != ":" && $0 != "." })"
    }
  }

  private static func reply() -> Reply {
    let body = String(repeating: "photo ", count: 500)
    guard Int.random(in: 0..<3) == 0 else { return Reply(body: body) }
    switch Int.random(in: 0..<16) {
    case 0: return .reset
    case 1: return .close
    case 2: return .hang
    case 3: return Reply(body: body).cut(after: 500)
    case 4: return Reply(body: body).cut(after: 500, end: .reset)
    case 5: return Reply(body: body).cut(after: 500, end: .hang)
    case 6: return Reply([.bytes("garbage\r\n\r\n"), .close])
    case 7: return .badChunk
    case 8: return Reply(status: 503)
    case 9: return .tooManyRequests(retryAfter: 0)
    case 10:
      let date = "Sun, 06 Nov 1994 08:49:37 GMT"
      return .tooManyRequests(retryAt: date, now: date)
    case 11: return .bomb(1_000_000)
    case 12: return Reply(headers: [("X-Long", String(repeating: "x", count: 20_000))])
    case 13: return .wrongLength(announced: 100_000, body: body)
    case 14: return Reply(body: body).withEarlyHints()
    default: return .redirect(to: "/again")
    }
  }
}
