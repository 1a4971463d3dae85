import HTTPTypes

/// Keeps each host's rate limit: the one it is given, and the one that the host's answers tell.
///
/// A request waits for its turn when that is at most `longestWait` away, and else fails at once with
/// `NetworkError.rateLimited`, which says how long it would have been. After an answer with `X-Ratelimit-Remaining: 0`,
/// or a 429 with `Retry-After`, the host gets nothing for that time (`pauseWhenExhausted` when it names none).
public struct RateLimitTransport: Transport {
  private let base: any Transport
  private let limit: RateLimit?
  private let longestWait: Duration
  private let pauseWhenExhausted: Duration
  private let time: TimeSource
  private let onWait: @Sendable (String, Duration) -> Void
  private let hosts = Lock<[String: Host]>([:])

  private struct Host {
    var bucket: TokenBucket?
    var closedUntil: Duration?
  }

  private enum Turn {
    case now
    case after(Duration)
    case closed(Duration)
  }

  /// - Parameters:
  ///   - limit: Nil to keep only what the hosts tell.
  ///   - onWait: Told the host and the time whenever a request has to wait.
  public init(
    over base: any Transport,
    limit: RateLimit? = nil,
    longestWait: Duration = .seconds(5),
    pauseWhenExhausted: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    onWait: @escaping @Sendable (_ host: String, _ wait: Duration) -> Void = { _, _ in }
  ) {
    self.base = base
    self.limit = limit
    self.longestWait = longestWait
    self.pauseWhenExhausted = pauseWhenExhausted
    time = TimeSource(clock)
    self.onWait = onWait
  }

  public func send(_ request: Request) async throws(NetworkError) -> Response {
    let host = request.head.authority ?? ""
    try await waitForTurn(host)
    let response = try await base.send(request)
    learn(from: response.head, host)
    return response
  }

  public func download(
    _ request: Request,
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(NetworkError) -> Response {
    let host = request.head.authority ?? ""
    try await waitForTurn(host)
    let response = try await base.download(request, to: descriptor, progress: progress)
    learn(from: response.head, host)
    return response
  }

  private func waitForTurn(_ host: String) async throws(NetworkError) {
    while true {
      switch try turn(of: host) {
      case .now:
        return
      case .after(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else {
          hosts.withLock { $0[host]?.bucket?.giveBack() }
          throw .cancelled
        }
        return
      case .closed(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else { throw .cancelled }
      }
    }
  }

  private func turn(of host: String) throws(NetworkError) -> Turn {
    let now = time.now()
    return try hosts.withLock { hosts throws(NetworkError) in
      if let until = hosts[host]?.closedUntil {
        if until > now {
          guard until - now <= longestWait else { throw .rateLimited(wait: until - now) }
          return .closed(until - now)
        }
        hosts[host]?.closedUntil = nil
      }
      guard let limit else { return .now }
      var bucket = hosts[host]?.bucket ?? TokenBucket(limit, now: now)
      let wait = bucket.take(now: now)
      if wait > longestWait { bucket.giveBack() }
      hosts[host, default: Host()].bucket = bucket
      guard wait <= longestWait else { throw .rateLimited(wait: wait) }
      return wait > .zero ? .after(wait) : .now
    }
  }

  private func learn(from head: HTTPResponse, _ host: String) {
    let remaining = head.headerFields[.xRatelimitRemaining].flatMap { Int($0) }
    let isExhausted = remaining.map { $0 <= 0 } ?? false
    let asked = head.status == .tooManyRequests ? head.retryAfter : nil
    guard isExhausted || asked != nil else { return }
    let until = time.now() + (asked ?? head.retryAfter ?? pauseWhenExhausted)
    hosts.withLock { $0[host, default: Host()].closedUntil = until }
  }
}

extension HTTPField.Name {
  fileprivate static let xRatelimitRemaining = HTTPField.Name("X-Ratelimit-Remaining")!
}
