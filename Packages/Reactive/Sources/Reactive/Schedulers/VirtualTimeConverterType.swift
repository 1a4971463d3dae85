/// Converts between the units of a ``VirtualTimeScheduler`` and durations.
///
/// RxSwift's protocol with `Duration` in place of `Date` and `TimeInterval`. Conversion to a duration must preserve
/// order: the scheduler runs its work in the order of the durations.
public protocol VirtualTimeConverterType {
  /// A moment of virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the moment as a duration since the scheduler's zero.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Returns the moment that is `time` after the scheduler's zero.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// Returns the span as a duration.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> RxTimeInterval

  /// Returns the duration as a span.
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> VirtualTimeIntervalUnit

  /// Returns the moment that is `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Compares two moments.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two moments of virtual time.
public enum VirtualTimeComparison: Sendable {
  /// The first moment is earlier.
  case lessThan
  /// Both moments are the same.
  case equal
  /// The first moment is later.
  case greaterThan
}
