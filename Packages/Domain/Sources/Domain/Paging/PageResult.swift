/// A loaded page and its origin: the source or the cache.
public typealias PageResult<Item> = FetchResult<Page<Item>>

extension FetchResult {
  /// Transforms the items of a page.
  public func mapItems<Item, Other>(_ transform: (Item) -> Other) -> PageResult<Other> where Value == Page<Item> {
    map { $0.map(transform) }
  }
}
