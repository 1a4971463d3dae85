/// A value from the cache, and how old it is.
public struct Cached<Value> {
  public var value: Value
  /// When the source sent its oldest part; `nil` if no source ever sent it like this, as with a search in the cache.
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
