/// A gadget. Its initializer checks the rules, so that every gadget is valid.
public struct Gadget: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Gadget>

  public let id: ID
  /// Has at least one word, and single spaces between words.
  public let title: String

  /// Returns nil if `title` has no words.
  public init?(id: ID, title: String) {
    let title = title.singleSpaced
    guard !title.isEmpty else { return nil }
    self.id = id
    self.title = title
  }
}
