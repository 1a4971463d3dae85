/// When a test observable was subscribed to, and when that ended.
public struct Subscription: Equatable, Hashable, Sendable {
  /// When it was subscribed to, in ticks.
  public let subscribe: TestTime
  /// When the subscription ended, in ticks; `Int.max` while it lives.
  public let unsubscribe: TestTime

  /// Notes a subscription that lives.
  public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

  /// Notes a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 300)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
