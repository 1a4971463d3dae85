/// A cached value with the time at which it was fetched.
public struct Cached<Value> {
  public var value: Value
  /// The time at which the oldest part of the value was fetched; nil if no request returned the whole value, for
  /// example if a search in the cache found its parts.
  public var fetchedAt: Date?

  public init(_ value: Value, fetchedAt: Date?) {
    self.value = value
    self.fetchedAt = fetchedAt
  }

  public func map<Other>(_ transform: (Value) -> Other) -> Cached<Other> {
    Cached<Other>(transform(value), fetchedAt: fetchedAt)
  }
}

extension Cached: Sendable where Value: Sendable {}
extension Cached: Equatable where Value: Equatable {}
