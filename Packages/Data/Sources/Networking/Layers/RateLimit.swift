/// The largest rate of requests to one host.
public struct RateLimit: Sendable, Hashable {
  public var requests: Int
  public var period: Duration
  /// The number of requests that may be sent at once after a pause.
  public var burst: Int

  public init(requests: Int, per period: Duration, burst: Int) {
    precondition(
      requests > 0 && burst > 0 && period > .zero,
      "a rate limit must have a positive number of requests, burst and period")
    self.requests = requests
    self.period = period
    self.burst = burst
  }
}
