/// A gizmo of a web service. The initializer checks the rules, so that every value is valid.
public struct Gadget: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Gadget>

  public let id: ID
  /// The name on one line, with single spaces between its words.
  public let name: String

  /// Returns nil if the name is blank.
  public init?(id: ID, name: String) {
    let name = name.singleSpaced
    guard !name.isEmpty else { return nil }
    self.id = id
    self.name = name
  }
}
