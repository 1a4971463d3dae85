#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something that was kept on this machine, and how old it is.
public struct Cached<Value> {
  public var value: Value
  /// When its source gave it (the oldest part of it); `nil` where no source gave it like this: it was put together from
  /// what was cached.
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
