/// The times at which a subscription to a test observable started and ended.
public struct Subscription: Equatable, Hashable, Sendable {
  /// The time of the subscription, in ticks.
  public let subscribe: TestTime
  /// The time of the end, in ticks; `Int.max` while the subscription is active.
  public let unsubscribe: TestTime

  /// Creates a record of an active subscription.
  public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

  /// Creates a record of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// The record as text: `(200 : 300)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
