public import Domain

/// A gizmo, formatted for a list.
public struct GadgetItem: Hashable, Sendable, Identifiable {
  public var gadget: Gadget
  public var title: String

  public var id: Gadget.ID { gadget.id }

  public init(_ gadget: Gadget) {
    self.gadget = gadget
    title = gadget.fields.name
  }
}
