/// A search for photos: a text with at least one word, and filters.
public struct SearchQuery: Hashable, Sendable {
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case relevant, latest
  }

  public enum ContentFilter: String, Hashable, Sendable, CaseIterable {
    case low, high
  }

  public enum Color: String, Hashable, Sendable, CaseIterable {
    case blackAndWhite, black, white, yellow, orange, red, purple, magenta, green, teal, blue
  }

  /// The words to search for, with single spaces between them.
  public let text: String
  public var order: Order
  public var orientation: PixelSize.Orientation?
  public var color: Color?
  public var contentFilter: ContentFilter

  /// Creates a search, or returns nil if `text` is blank.
  public init?(
    _ text: String, order: Order = .relevant, orientation: PixelSize.Orientation? = nil, color: Color? = nil,
    contentFilter: ContentFilter = .low
  ) {
    let text = text.singleSpaced
    guard !text.isEmpty else { return nil }
    self.text = text
    self.order = order
    self.orientation = orientation
    self.color = color
    self.contentFilter = contentFilter
  }
}
