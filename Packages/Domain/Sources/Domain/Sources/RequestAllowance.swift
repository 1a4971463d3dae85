#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The number of requests that a source still allows, according to its responses.
///
/// Sources limit the number of requests per hour, and few sources send the time at which the hour ends. If this time is
/// missing, the hour is assumed to begin with the first response.
public struct RequestAllowance: Hashable, Sendable {
  /// The number of requests per hour.
  public let limit: Int
  /// The number of requests that are left in this hour.
  public let remaining: Int
  /// The time by which the source renews the allowance.
  public let renewedBy: Date

  /// Creates the allowance from a response.
  ///
  /// - Parameters:
  ///   - limit: The number of requests per hour. Negative numbers count as 0.
  ///   - remaining: The number of requests that are left, clamped to `0...limit`.
  ///   - renewal: The time at which the hour ends; nil if the source does not send it.
  ///   - previous: The allowance of the previous response. If `remaining` has grown since that response, a new hour has
  ///     begun.
  ///   - now: The time at which the response arrived.
  public init(limit: Int, remaining: Int, renewal: Date? = nil, after previous: RequestAllowance?, now: Date) {
    self.limit = max(0, limit)
    self.remaining = min(max(0, remaining), self.limit)
    if let renewal {
      renewedBy = renewal
      return
    }
    if let previous, previous.limit == self.limit, self.remaining <= previous.remaining, now < previous.renewedBy {
      renewedBy = previous.renewedBy
    } else {
      renewedBy = now.addingTimeInterval(60 * 60)
    }
  }

  /// Returns whether so few requests are left that the user should be warned: at most a fifth of the limit.
  public func isScarce(now: Date) -> Bool {
    now < renewedBy && remaining <= limit / 5
  }
}
