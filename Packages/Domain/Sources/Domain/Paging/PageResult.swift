/// A page as it came, and where it came from.
public enum PageResult<Item> {
  /// The source gave it just now.
  case fresh(Page<Item>)
  /// It was cached. If it `isStale`, the source is to be asked while it is shown; `failure` says why it was not.
  case cached(Cached<Page<Item>>, isStale: Bool = false, failure: RepositoryError? = nil)
}

extension PageResult: Sendable where Item: Sendable {}
extension PageResult: Equatable where Item: Equatable {}

extension PageResult {
  public func map<Other>(_ transform: (Item) -> Other) -> PageResult<Other> {
    switch self {
    case .fresh(let page): .fresh(page.map(transform))
    case .cached(let cached, let isStale, let failure):
      .cached(cached.map { $0.map(transform) }, isStale: isStale, failure: failure)
    }
  }
}
