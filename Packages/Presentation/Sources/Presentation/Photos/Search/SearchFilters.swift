public import Domain

/// The filters of a search.
public struct SearchFilters: Hashable, Sendable {
  public var order: SearchQuery.Order
  public var orientation: PixelSize.Orientation?
  public var color: SearchQuery.Color?
  public var contentFilter: SearchQuery.ContentFilter

  public init(
    order: SearchQuery.Order = .relevant, orientation: PixelSize.Orientation? = nil,
    color: SearchQuery.Color? = nil, contentFilter: SearchQuery.ContentFilter = .low
  ) {
    self.order = order
    self.orientation = orientation
    self.color = color
    self.contentFilter = contentFilter
  }

  /// Returns the query for a text, or nil if the text is blank.
  func query(_ text: String) -> SearchQuery? {
    SearchQuery(text, order: order, orientation: orientation, color: color, contentFilter: contentFilter)
  }
}
