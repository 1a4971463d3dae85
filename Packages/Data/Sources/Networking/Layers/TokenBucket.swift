/// Allows `burst` requests at once, and then one request per interval of the rate limit.
struct TokenBucket {
  private let limit: RateLimit
  private var tokens: Double
  private var updatedAt: Duration

  init(_ limit: RateLimit, now: Duration) {
    self.limit = limit
    tokens = Double(limit.burst)
    updatedAt = now
  }

  /// Takes a token, and returns the time until the token becomes available.
  mutating func take(now: Duration) -> Duration {
    let interval = limit.period / limit.requests
    tokens = min(Double(limit.burst), tokens + (now - updatedAt) / interval)
    updatedAt = now
    tokens -= 1
    return tokens >= 0 ? .zero : interval * -tokens
  }

  /// Puts back the token of a request that was not sent.
  mutating func putBack() {
    tokens += 1
  }
}
