/// The fields of a gizmo that the user enters, with valid values.
public struct GadgetFields: Hashable, Sendable {
  /// The maximum length of a name, in characters.
  public static let maximumNameLength = 100

  /// The name on one line, with single spaces between its words.
  public let name: String

  /// Creates fields from the text that the user enters. Returns nil if the name is blank or too long.
  public init?(_ text: String) {
    let name = text.singleSpaced
    guard !name.isEmpty, name.count <= Self.maximumNameLength else { return nil }
    self.name = name
  }
}
