public import Reactive

/// A value and the virtual time of its delivery.
public struct Recorded<Value> {
  /// The time of the delivery, in ticks.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a record of `value` at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded {
  /// Returns a record of an element at `time`.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns a record of a completion at `time`.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Returns a record of an error at `time`.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns `events` as an array, so that the compiler can infer the type:
  /// `let expected = Recorded.events(.next(210, 1))`.
  public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }

  /// Returns `events`.
  public static func events<Element>(_ events: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// The record as text: `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}
