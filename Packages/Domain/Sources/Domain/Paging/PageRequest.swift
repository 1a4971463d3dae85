/// The number and size of a page to load.
public struct PageRequest: Hashable, Sendable {
  /// The page sizes that every source allows.
  public static let allowedSizes = 1...30
  /// The allowed page numbers. The upper bound prevents an overflow in `start`.
  public static let allowedNumbers = 1...1_000_000_000

  /// The number of the page. The first page is 1.
  public let number: Int
  /// The number of items on a page.
  public let size: Int

  /// Creates a request with the number and the size clamped to the allowed ranges.
  public init(number: Int = 1, size: Int = 10) {
    self.number = Self.allowedNumbers.nearest(to: number)
    self.size = Self.allowedSizes.nearest(to: size)
  }

  /// The index of the page's first item in the list.
  public var start: Int { (number - 1) * size }

  /// The request for the next page. If the page number is already the largest allowed number, `next` equals this
  /// request.
  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
}

extension ClosedRange where Bound == Int {
  fileprivate func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
