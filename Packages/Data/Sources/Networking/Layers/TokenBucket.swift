/// Lets `burst` requests go at once, and then one whenever a share of the period has passed.
struct TokenBucket {
  private let limit: RateLimit
  private var tokens: Double
  private var updatedAt: Duration

  init(_ limit: RateLimit, now: Duration) {
    self.limit = limit
    tokens = Double(limit.burst)
    updatedAt = now
  }

  /// Takes a token, perhaps one that is still to come, and answers how long until it is there.
  mutating func take(now: Duration) -> Duration {
    let interval = limit.period / limit.requests
    tokens = min(Double(limit.burst), tokens + (now - updatedAt) / interval)
    updatedAt = now
    tokens -= 1
    return tokens >= 0 ? .zero : interval * -tokens
  }

  /// For a request that was not sent after all.
  mutating func evict() {
    tokens += 1
  }
}
