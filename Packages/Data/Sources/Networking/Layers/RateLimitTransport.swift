import HTTPTypes

/// Keeps each host's rate limit: the one it is given, and the one that the host's answers tell.
///
/// A request waits for its turn when that is at most `longestWait` away, and else fails at once with
/// `NetworkError.rateLimited`, which says how long it would have been. So it does when the wait would pass the request's
/// `totalTime`, which waiting counts towards.
///
/// A host tells its limit in `X-Ratelimit-Remaining`, `X-Ratelimit-Limit` and `X-Ratelimit-Reset`: it gets no more
/// than what is left, those under way counted, until the reset, and then no more than the limit until it answers again.
/// The reset is a number of seconds, or, from a billion on, a moment in seconds since 1970. Once nothing is left, or
/// after a 429, the host gets nothing until `Retry-After` or the reset, or for `pauseWhenExhausted` when it names
/// neither. A download counts as answered from its start, as it may take long.
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
    var allowance: HostAllowance?
    /// Sent, and not answered.
    var underWay = 0
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

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    let host = request.head.authority ?? ""
    let waited = try await waitForTurn(host, within: request.limits.totalTime)
    // A download may take long, so it counts as answered from its start.
    let isDownload = destination != nil
    if isDownload { end(host) }
    let response: Response
    do {
      defer { if !isDownload { end(host) } }
      response = try await base.send(request.after(waited), downloadingTo: destination)
    }
    learn(from: response.head, host)
    return response
  }

  /// Returns when the request may be sent, and counts it as under way. Answers how long that took.
  private func waitForTurn(_ host: String, within totalTime: Duration) async throws(NetworkError) -> Duration {
    let start = time.now()
    var now = start
    while true {
      let left = max(.zero, totalTime - (now - start))
      switch try turn(of: host, now: now, longestWait: min(longestWait, left)) {
      case .now:
        return now - start
      case .after(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else {
          hosts.withLock { hosts in
            hosts[host]?.bucket?.evict()
            hosts[host]?.underWay -= 1
          }
          throw .cancelled
        }
        return time.now() - start
      case .closed(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else { throw .cancelled }
        now = time.now()
      }
    }
  }

  private func turn(of name: String, now: Duration, longestWait: Duration) throws(NetworkError) -> Turn {
    try hosts.withLock { hosts throws(NetworkError) in
      try turn(of: &hosts[name, default: Host()], now: now, longestWait: longestWait)
    }
  }

  private func turn(of host: inout Host, now: Duration, longestWait: Duration) throws(NetworkError) -> Turn {
    let closed = host.allowance?.wait(underWay: host.underWay, pause: pauseWhenExhausted, now: now) ?? .zero
    guard closed <= longestWait else { throw .rateLimited(wait: closed) }
    guard closed == .zero else { return .closed(closed) }
    var wait = Duration.zero
    if let limit {
      var bucket = host.bucket ?? TokenBucket(limit, now: now)
      wait = bucket.take(now: now)
      if wait > longestWait { bucket.evict() }
      host.bucket = bucket
      guard wait <= longestWait else { throw .rateLimited(wait: wait) }
    }
    host.underWay += 1
    return wait > .zero ? .after(wait) : .now
  }

  private func end(_ host: String) {
    hosts.withLock { $0[host]?.underWay -= 1 }
  }

  private func learn(from head: HTTPResponse, _ host: String) {
    let now = time.now()
    guard let told = HostAllowance(head, pause: pauseWhenExhausted, now: now) else { return }
    hosts.withLock { hosts in
      // An answer that was on its way when another said that nothing is left does not change that.
      if hosts[host]?.allowance?.isExhausted(at: now) ?? false, !told.isExhausted(at: now) { return }
      hosts[host]?.allowance = told
    }
  }
}

extension Request {
  /// The same with what is left of its `totalTime`.
  fileprivate func after(_ waited: Duration) -> Request {
    guard waited > .zero else { return self }
    var request = self
    request.limits.totalTime -= waited
    return request
  }
}
