/// A page of a list, as the source returns it.
public struct Page<Item> {
  public var items: [Item]
  /// Whether another page may follow. If the source does not mark its last page, the value is true for every page that
  /// has items.
  public var hasNext: Bool
  /// The number of items in the whole list; nil if the source does not send it.
  public var total: Int?

  public init(items: [Item], hasNext: Bool, total: Int? = nil) {
    self.items = items
    self.hasNext = hasNext
    self.total = total
  }
}

extension Page {
  /// Creates a page that contains the whole list.
  public init(all items: [Item]) {
    self.init(items: items, hasNext: false, total: items.count)
  }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}

extension Page {
  public func map<Other>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), hasNext: hasNext, total: total)
  }
}
