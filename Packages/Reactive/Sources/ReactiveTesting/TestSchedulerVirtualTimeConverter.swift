public import Reactive

/// A converter between ticks and durations that rounds to the nearest tick.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Duration

  /// Creates a converter for ticks of `resolution`, which must be positive.
  public init(resolution: Duration) {
    precondition(resolution > .zero, "the duration of a tick must be positive")
    self.resolution = resolution
  }

  /// Returns the duration of `virtualTime` ticks. On overflow, returns the largest or smallest duration.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    let (attoseconds, overflow) = resolution.attoseconds.multipliedReportingOverflow(by: Int128(virtualTime))
    return Duration(attoseconds: overflow ? (virtualTime < 0 ? .min : .max) : attoseconds)
  }

  /// Returns the number of ticks that is nearest to `time`. Half a tick is rounded away from zero. The largest duration
  /// is converted to `Int.max`.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    if time.attoseconds == .max { return .max }
    let tick = resolution.attoseconds
    let (ticks, rest) = time.attoseconds.quotientAndRemainder(dividingBy: tick)
    if rest == 0 { return TestTime(clamping: ticks) }
    let isNearerToNext = rest.magnitude * 2 >= tick.magnitude
    return TestTime(clamping: isNearerToNext ? ticks + (rest < 0 ? -1 : 1) : ticks)
  }

  /// Returns the duration of `virtualTimeInterval` ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTimeInterval) -> RxTimeInterval {
    convertFromVirtualTime(virtualTimeInterval)
  }

  /// Returns the number of ticks that is nearest to `timeInterval`.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> TestTimeInterval {
    convertToVirtualTime(timeInterval)
  }

  /// Returns the sum of the arguments. On overflow, returns `Int.max` or `Int.min`.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTimeInterval) -> TestTime {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? (offset < 0 ? .min : .max) : sum
  }

  /// Compares two moments.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
