/// A ``VirtualTimeScheduler`` whose virtual time is a duration.
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Creates a scheduler that starts at `initialClock`.
  public init(initialClock: RxTime = .zero) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// A converter for schedulers whose virtual time is a duration. Each conversion returns its argument unchanged.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Creates a converter.
  public init() {}

  /// Returns `virtualTime`.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// Returns `time`.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// Returns `virtualTimeInterval`.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: RxTimeInterval) -> RxTimeInterval {
    virtualTimeInterval
  }

  /// Returns `timeInterval`.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> RxTimeInterval { timeInterval }

  /// Returns the sum of the arguments.
  public func offsetVirtualTime(_ time: RxTime, offset: RxTimeInterval) -> RxTime { time + offset }

  /// Compares the durations.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
