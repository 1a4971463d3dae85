/// Which part of a list is asked for.
public struct PageRequest: Hashable, Sendable {
  /// How many items a page may have. The strictest source allows 30.
  public static let allowedSizes = 1...30

  /// The first page is 1.
  public let number: Int
  public let size: Int

  /// Numbers below 1 become 1; sizes are brought into `allowedSizes`.
  public init(number: Int = 1, size: Int = 10) {
    self.number = max(1, number)
    self.size = min(max(size, Self.allowedSizes.lowerBound), Self.allowedSizes.upperBound)
  }

  /// The page behind this one.
  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
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

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}

extension Page {
  public func map<Other>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), hasNext: hasNext, total: total)
  }
}
