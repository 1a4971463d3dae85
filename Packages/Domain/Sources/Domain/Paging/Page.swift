/// Which part of a list is asked for.
public struct PageRequest: Hashable, Sendable {
  /// How many items a page may have. The strictest source allows 30.
  public static let allowedSizes = 1...30
  /// No list is that long, and places in it can be counted.
  public static let allowedNumbers = 1...1_000_000_000

  /// The first page is 1.
  public let number: Int
  public let size: Int

  /// Number and size are brought into what is allowed.
  public init(number: Int = 1, size: Int = 10) {
    self.number = Self.allowedNumbers.nearest(to: number)
    self.size = Self.allowedSizes.nearest(to: size)
  }

  /// The page behind this one; the last that is allowed is its own next.
  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
}

extension ClosedRange where Bound == Int {
  fileprivate func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

/// A part of a list, as its source gave it.
public struct Page<Item> {
  public var items: [Item]
  /// Whether the source says that more follow. A source that cannot tell says `true` until a page is empty.
  public var hasNext: Bool
  /// How many items the whole list has, where the source says so.
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
