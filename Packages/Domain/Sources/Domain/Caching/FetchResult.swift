/// A loaded value and its origin: the source or the cache.
public enum FetchResult<Value> {
  /// The value was just fetched.
  case fresh(Value)
  /// The value is from the cache. A stale value should be refetched while it is shown. `failure` is the error of a
  /// fetch that failed before the cached value was used.
  case cached(Cached<Value>, isStale: Bool = false, failure: RepositoryError? = nil)

  public var value: Value {
    switch self {
    case .fresh(let value): value
    case .cached(let cached, _, _): cached.value
    }
  }

  /// Whether the value should be refetched while it is shown.
  public var isStale: Bool {
    if case .cached(_, let isStale, _) = self { isStale } else { false }
  }

  /// The error of the fetch that failed before the cached value was used; nil if no fetch failed.
  public var failure: RepositoryError? {
    if case .cached(_, _, let failure) = self { failure } else { nil }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> FetchResult<Other> {
    switch self {
    case .fresh(let value): .fresh(transform(value))
    case .cached(let cached, let isStale, let failure):
      .cached(cached.map(transform), isStale: isStale, failure: failure)
    }
  }
}

extension FetchResult: Sendable where Value: Sendable {}
extension FetchResult: Equatable where Value: Equatable {}
