import HTTPTypes

/// How many requests a host still allows, as its answers tell. Moments are those of the layer's `TimeSource`.
struct HostAllowance {
  /// Of one window; nil when the host does not say.
  private let limit: Int?
  private var remaining: Int
  /// When the next window begins; nil when nobody knows.
  private var renewal: Duration?

  /// What an answer says at the moment of its arrival, `now`. Nil when it says nothing of this.
  ///
  /// - Parameter pause: how long nothing is sent when nothing is left and no renewal is named.
  init?(_ head: HTTPResponse, pause: Duration, now: Duration) {
    let isRefused = head.status == .tooManyRequests
    guard isRefused || head.headerFields.contains(.xRatelimitRemaining) else { return nil }
    let told = RateLimitFields(head)
    let namesItsEnd = head.retryAfter != nil || (told.remaining == nil && told.reset != nil)
    guard let remaining = isRefused && namesItsEnd ? 0 : told.remaining.map({ max(0, $0) }) else { return nil }
    self.remaining = remaining
    // A limit of 0 would close the host for good.
    limit = told.limit.flatMap { $0 > 0 ? $0 : nil }
    renewal = (remaining == 0 ? head.retryAfter ?? told.reset ?? pause : told.reset).map { now + $0 }
  }

  /// Whether nothing is left, and will not be before a known moment.
  func isExhausted(at now: Duration) -> Bool {
    guard remaining == 0, let renewal else { return false }
    return renewal > now
  }

  /// How long until one more may be sent.
  ///
  /// - Parameters:
  ///   - underWay: requests that the host may not have counted yet.
  ///   - pause: how long that is when the renewal is not known.
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
