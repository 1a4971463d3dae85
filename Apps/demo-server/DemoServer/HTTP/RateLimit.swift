/// A limit on the number of requests per hour.
package struct RateLimit {
  package let limit: Int
  private var hour: ContinuousClock.Instant?
  private var used = 0

  package init(limit: Int) {
    self.limit = limit
  }

  package var remaining: Int { max(0, limit - used) }

  /// Counts a request. Returns false if the request exceeds the limit of the current hour.
  package mutating func take(at now: ContinuousClock.Instant) -> Bool {
    if let hour, now < hour.advanced(by: .seconds(3600)) {
      guard used < limit else { return false }
    } else {
      hour = now
      used = 0
    }
    used += 1
    return true
  }
}
