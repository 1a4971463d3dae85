/// A gadget. Its initializer checks the rules, so that every gadget is valid.
public struct Gadget: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Gadget>

  public let id: ID
  /// One or more words with single spaces between them.
  public let title: String

  /// Creates a gadget, or returns nil if `title` is blank.
  public init?(id: ID, title: String) {
    let title = title.singleSpaced
    guard !title.isEmpty else { return nil }
    self.id = id
    self.title = title
  }
}
