public import Reactive

/// Something and the virtual time at which it came.
public struct Recorded<Value> {
  /// When it came, in ticks.
  public let time: TestTime
  /// What came.
  public let value: Value

  /// Notes that `value` came at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded {
  /// An element at `time`.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The end at `time`.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// The end at `time`, because of `error`.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}
