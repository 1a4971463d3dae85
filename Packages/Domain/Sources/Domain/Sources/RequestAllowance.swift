#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The requests that a source still allows, according to its responses.
///
/// Sources allow a number of requests an hour, and few say when the hour ends. If they do not, it ends at the latest an
/// hour after the first response in it.
public struct RequestAllowance: Hashable, Sendable {
  /// The number of requests an hour.
  public let limit: Int
  /// How many of them are left.
  public let remaining: Int
  /// When all of them are allowed again, at the latest.
  public let renewedBy: Date

  /// The allowance in a response.
  ///
  /// - Parameters:
  ///   - renewal: when the hour ends; nil if the source does not tell.
  ///   - previous: the allowance before, which tells when the hour began.
  ///   - now: when the response came.
  public init(limit: Int, remaining: Int, renewal: Date? = nil, after previous: RequestAllowance?, now: Date) {
    self.limit = max(0, limit)
    self.remaining = min(max(0, remaining), self.limit)
    if let renewal {
      renewedBy = renewal
      return
    }
    // More left than before: a new hour has begun.
    if let previous, previous.limit == self.limit, self.remaining <= previous.remaining, now < previous.renewedBy {
      renewedBy = previous.renewedBy
    } else {
      renewedBy = now.addingTimeInterval(60 * 60)
    }
  }

  /// Whether a fifth of the requests or less is left, so that the user should know.
  public func isScarce(now: Date) -> Bool {
    now < renewedBy && remaining <= limit / 5
  }
}
