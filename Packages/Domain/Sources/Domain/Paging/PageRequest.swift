/// A page of a list, by its number and size.
public struct PageRequest: Hashable, Sendable {
  /// The strictest source allows 30 items a page.
  public static let allowedSizes = 1...30
  /// No list is longer, and `start` never overflows.
  public static let allowedNumbers = 1...1_000_000_000

  /// The first page is 1.
  public let number: Int
  public let size: Int

  /// Numbers and sizes outside of the allowed ranges become the nearest allowed ones.
  public init(number: Int = 1, size: Int = 10) {
    self.number = Self.allowedNumbers.nearest(to: number)
    self.size = Self.allowedSizes.nearest(to: size)
  }

  /// The position of its first item in the list, from 0.
  public var start: Int { (number - 1) * size }

  /// The next page. That of the last allowed page is the page itself.
  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
}

extension ClosedRange where Bound == Int {
  fileprivate func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
