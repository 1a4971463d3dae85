/// A valid name of a gizmo, ready to be saved.
public struct GadgetName: Hashable, Sendable {
  /// The maximum length of a name, in characters.
  public static let maximumLength = 100

  /// The name on one line, with single spaces between its words.
  public let text: String

  /// Creates a name with single spaces in place of other whitespace. Returns nil if the text is blank or too long.
  public init?(_ text: String) {
    let text = text.singleSpaced
    guard !text.isEmpty, text.count <= Self.maximumLength else { return nil }
    self.text = text
  }
}
