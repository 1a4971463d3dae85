/// How many requests one host may get.
public struct RateLimit: Sendable, Hashable {
  public var requests: Int
  public var period: Duration
  /// How many may go at once after a pause.
  public var burst: Int

  public init(requests: Int, per period: Duration, burst: Int) {
    precondition(requests > 0 && burst > 0 && period > .zero, "a rate limit must let something through")
    self.requests = requests
    self.period = period
    self.burst = burst
  }
}
