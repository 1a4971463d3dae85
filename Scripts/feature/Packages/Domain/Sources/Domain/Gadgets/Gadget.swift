/// A gadget. What must be true of one is checked here, so that nobody else has to.
public struct Gadget: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Gadget>

  public let id: ID
  /// Never blank, and with single blanks in it.
  public let title: String

  /// Nothing if `title` has only blanks.
  public init?(id: ID, title: String) {
    let title = title.singleSpaced
    guard !title.isEmpty else { return nil }
    self.id = id
    self.title = title
  }
}
