/// A loaded value, and where it came from.
public enum FetchResult<Value> {
  /// The source sent it just now.
  case fresh(Value)
  /// It is from the cache. A stale value is fetched again while it is shown; `failure` is why it could not be fetched.
  case cached(Cached<Value>, isStale: Bool = false, failure: RepositoryError? = nil)

  public var value: Value {
    switch self {
    case .fresh(let value): value
    case .cached(let cached, _, _): cached.value
    }
  }

  /// Whether the value is to be fetched again while it is shown.
  public var isStale: Bool {
    if case .cached(_, let isStale, _) = self { isStale } else { false }
  }

  /// Why a cached value is shown instead of the source's.
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
