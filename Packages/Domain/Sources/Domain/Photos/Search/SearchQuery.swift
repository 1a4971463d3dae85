/// What is searched for. Never blank: whoever has one may ask.
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

  /// Without blanks around it, and with single blanks in it.
  public let text: String
  public var order: Order
  public var orientation: PixelSize.Orientation?
  public var color: Color?
  public var contentFilter: ContentFilter

  /// Nothing if `text` has only blanks.
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
