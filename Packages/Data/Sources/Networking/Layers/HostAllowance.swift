import HTTPTypes

/// The number of requests that a host still allows, according to its responses. Times are measured by the layer's
/// `TimeSource`.
struct HostAllowance {
  /// The number of requests in one window; nil if unknown.
  private let limit: Int?
  private var remaining: Int
  /// The start of the next window; nil if unknown.
  private var renewal: Duration?

  /// Reads the allowance from a response that arrived at `now`. Returns nil if the response does not specify an
  /// allowance.
  ///
  /// - Parameter pause: How long to wait if no requests are left and the response does not say when to try again.
  init?(_ head: HTTPResponse, pause: Duration, now: Duration) {
    let isRefused = head.status == .tooManyRequests
    guard isRefused || head.headerFields.contains(.xRatelimitRemaining) else { return nil }
    let fields = RateLimitFields(head)
    let namesItsEnd = head.retryAfter != nil || (fields.remaining == nil && fields.reset != nil)
    guard let remaining = isRefused && namesItsEnd ? 0 : fields.remaining.map({ max(0, $0) }) else { return nil }
    self.remaining = remaining
    // A limit of 0 would block the host forever.
    limit = fields.limit.flatMap { $0 > 0 ? $0 : nil }
    renewal = (remaining == 0 ? head.retryAfter ?? fields.reset ?? pause : fields.reset).map { now + $0 }
  }

  /// Whether no requests are left, and the start of the next window is known and in the future.
  func isExhausted(at now: Duration) -> Bool {
    guard remaining == 0, let renewal else { return false }
    return renewal > now
  }

  /// Returns how long the next request must wait.
  ///
  /// - Parameters:
  ///   - underWay: The number of pending requests, which the host may not have counted yet.
  ///   - pause: How long to wait if the start of the next window is unknown.
  mutating func wait(underWay: Int, pause: Duration, now: Duration) -> Duration {
    if let renewal, renewal <= now {
      remaining = limit ?? .max
      self.renewal = nil
    }
    guard underWay >= remaining else { return .zero }
    let moment = renewal ?? now + pause
    renewal = moment
    return moment - now
  }
}
