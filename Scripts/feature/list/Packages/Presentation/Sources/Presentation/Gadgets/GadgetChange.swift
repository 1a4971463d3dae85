public import Domain

/// The result of adding, deleting or restoring a gizmo.
public struct GadgetChange: Hashable, Sendable {
  public var id: Gadget.ID
  /// The changed gizmo; nil if no gizmo has this id.
  public var gadget: Gadget?
  /// A message about the change.
  public var text: String
}
