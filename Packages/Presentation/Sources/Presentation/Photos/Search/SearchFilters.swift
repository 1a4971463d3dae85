public import Domain

/// How a search is narrowed.
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

  /// What is asked for when a text is searched with these; nothing when the text is blank.
  func query(_ text: String) -> SearchQuery? {
    SearchQuery(text, order: order, orientation: orientation, color: color, contentFilter: contentFilter)
  }
}
