/// The style of a text: its colors and attributes.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()
  public static let bold = Style(attributes: .bold)
  public static let dim = Style(attributes: .dim)

  /// Returns the style with other colors, for example `Style.bold.colored(.red)`.
  public func colored(_ foreground: Color, on background: Color? = nil) -> Style {
    Style(foreground: foreground, background: background ?? self.background, attributes: attributes)
  }

  public func adding(_ attributes: Attributes) -> Style {
    Style(foreground: foreground, background: background, attributes: self.attributes.union(attributes))
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
    public static let strikethrough = Attributes(rawValue: 32)
  }
}
