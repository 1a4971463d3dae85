/// A converter between the units of a ``VirtualTimeScheduler`` and durations.
///
/// This is RxSwift's protocol with `Duration` in place of `Date` and `TimeInterval`. The conversion to durations must
/// preserve the order, because the scheduler runs its work in the order of the durations.
public protocol VirtualTimeConverterType {
  /// A moment of virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the duration from the scheduler's time zero to the moment.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Returns the moment at the duration `time` after the scheduler's time zero.
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
  /// The moments are equal.
  case equal
  /// The first moment is later.
  case greaterThan
}
