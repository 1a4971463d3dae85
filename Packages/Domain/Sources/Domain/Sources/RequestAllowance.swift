#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How many requests a source still allows, as far as its answers tell.
///
/// Sources allow so many in an hour, and few say when the hour is over. Else it is at the latest an hour after the first
/// answer in it.
public struct RequestAllowance: Hashable, Sendable {
  /// In an hour.
  public let limit: Int
  /// Of these, how many are left.
  public let remaining: Int
  /// When all of them may be asked again, at the latest.
  public let renewedBy: Date

  /// What an answer said.
  ///
  /// - Parameters:
  ///   - renewal: when the source says that the hour is over; nil when it does not say.
  ///   - previous: what was known before; it tells when the hour began.
  ///   - now: when the answer came.
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

  /// Whether so few are left that the user should know: a fifth of them.
  public func isScarce(now: Date) -> Bool {
    now < renewedBy && remaining <= limit / 5
  }
}
