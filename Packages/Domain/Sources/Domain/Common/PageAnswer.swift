/// A page as it came, and where it came from.
public enum PageAnswer<Item> {
  /// The source gave it just now.
  case fresh(Page<Item>)
  /// It was kept. If it `isStale`, the source is to be asked while it is shown; `failure` says why it was not.
  case stored(Stored<Page<Item>>, isStale: Bool = false, failure: RepositoryError? = nil)
}

extension PageAnswer: Sendable where Item: Sendable {}
extension PageAnswer: Equatable where Item: Equatable {}

extension PageAnswer {
  public func map<Other>(_ transform: (Item) -> Other) -> PageAnswer<Other> {
    switch self {
    case .fresh(let page): .fresh(page.map(transform))
    case .stored(let stored, let isStale, let failure):
      .stored(stored.map { $0.map(transform) }, isStale: isStale, failure: failure)
    }
  }
}
