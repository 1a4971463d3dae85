import HTTPTypes

/// Limits the rate of requests to each host. Applies both the `limit` of its initializer and the limits that the host
/// announces in its responses.
///
/// A request waits no longer than `longestWait` at a time, and no longer than its own `totalTime` in total. If the wait
/// would be longer, the request fails at once with `NetworkError.rateLimited`, which contains the duration of the wait.
/// Waiting counts toward `totalTime`.
///
/// A host announces its limit in `X-Ratelimit-Remaining`, `X-Ratelimit-Limit` and `X-Ratelimit-Reset`. Until the reset,
/// at most `X-Ratelimit-Remaining` requests are pending at a time, because the host may not have counted pending
/// requests yet. After the reset, this layer sends at most `X-Ratelimit-Limit` requests until the host responds again.
/// When no requests are left, this layer sends nothing until the time in `Retry-After`. If `Retry-After` is missing,
/// the layer waits until the reset. If both are missing, the layer waits for `pauseWhenExhausted`.
///
/// A 429 means that no requests are left if the response has `Retry-After`, or if it has `X-Ratelimit-Reset` but no
/// `X-Ratelimit-Remaining`.
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
    /// The number of pending requests.
    var underWay = 0
  }

  private enum Turn {
    case now
    /// The request may be sent after the duration.
    case after(Duration)
    /// No request may be sent to the host for the duration. Afterwards, the request must ask for a turn again.
    case blocked(Duration)
  }

  /// - Parameters:
  ///   - limit: The limit for each host. If `limit` is nil, only the limits that hosts announce apply.
  ///   - longestWait: The longest single wait of a request.
  ///   - pauseWhenExhausted: How long to wait when no requests are left and the host does not announce a reset.
  ///   - onWait: Called with the host and the duration whenever a request must wait.
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
    // A download can take a long time, so a download does not count as pending after it is sent.
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

  /// Waits until the request may be sent, and counts the request as pending. Returns the duration of the wait.
  private func waitForTurn(_ host: String, within totalTime: Duration) async throws(NetworkError) -> Duration {
    let start = time.now()
    var now = start
    while true {
      let left = max(.zero, totalTime - (now - start))
      let turn = try hosts.withLock { hosts throws(NetworkError) in
        try self.turn(of: &hosts[host, default: Host()], now: now, longestWait: min(longestWait, left))
      }
      switch turn {
      case .now:
        return now - start
      case .after(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else {
          hosts.withLock { hosts in
            hosts[host]?.bucket?.putBack()
            hosts[host]?.underWay -= 1
          }
          throw .cancelled
        }
        return time.now() - start
      case .blocked(let wait):
        onWait(host, wait)
        await time.sleep(wait)
        guard !Task.isCancelled else { throw .cancelled }
        now = time.now()
      }
    }
  }

  private func turn(of host: inout Host, now: Duration, longestWait: Duration) throws(NetworkError) -> Turn {
    let blocked = host.allowance?.wait(underWay: host.underWay, pause: pauseWhenExhausted, now: now) ?? .zero
    guard blocked <= longestWait else { throw .rateLimited(wait: blocked) }
    guard blocked == .zero else { return .blocked(blocked) }
    var wait = Duration.zero
    if let limit {
      var bucket = host.bucket ?? TokenBucket(limit, now: now)
      wait = bucket.take(now: now)
      if wait > longestWait { bucket.putBack() }
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
    guard let allowance = HostAllowance(head, pause: pauseWhenExhausted, now: now) else { return }
    hosts.withLock { hosts in
      // An older response, sent before the host's limit was reached, does not unblock the host.
      if hosts[host]?.allowance?.isExhausted(at: now) ?? false, !allowance.isExhausted(at: now) { return }
      hosts[host]?.allowance = allowance
    }
  }
}

extension Request {
  /// Returns this request with its `totalTime` reduced by the wait.
  fileprivate func after(_ waited: Duration) -> Request {
    guard waited > .zero else { return self }
    var request = self
    request.limits.totalTime -= waited
    return request
  }
}
