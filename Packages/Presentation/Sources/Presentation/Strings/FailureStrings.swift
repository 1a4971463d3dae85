public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What went wrong, and what to do next.
public struct FailureStrings: Sendable {
  public let message: @Sendable (RepositoryError) -> String
  /// The date is now: a time in the future is told as "in 5 minutes".
  public let advice: @Sendable (RepositoryError, Date) -> String

  /// The failure in words.
  public func failure(_ error: RepositoryError, now: Date) -> Failure {
    Failure(error: error, message: message(error), advice: advice(error, now))
  }
}

extension Date {
  /// Whole minutes until the date, at least 1.
  func minutes(since now: Date) -> Int {
    max(1, Int((timeIntervalSince(now) / 60).rounded(.up)))
  }
}
