/// A page of a list, as its source sent it.
public struct Page<Item> {
  public var items: [Item]
  /// Whether another page follows. A source that cannot tell says `true` until a page is empty.
  public var hasNext: Bool
  /// The length of the whole list, if the source tells it.
  public var total: Int?

  public init(items: [Item], hasNext: Bool, total: Int? = nil) {
    self.items = items
    self.hasNext = hasNext
    self.total = total
  }
}

extension Page {
  /// A list that is one page.
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
