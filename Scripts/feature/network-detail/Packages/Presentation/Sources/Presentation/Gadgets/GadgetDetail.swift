public import Domain

/// A gizmo, formatted for its own screen.
public struct GadgetDetail: Hashable, Sendable {
  /// The gizmo; nil while it is loaded, and if it does not exist.
  public var gadget: Gadget?
  public var title: String
  public var state: LoadState
  /// A text about the state, shown instead of the gizmo; may be empty.
  public var status: String

  public init(gadget: Gadget? = nil, title: String = "", state: LoadState = .idle, status: String = "") {
    self.gadget = gadget
    self.title = title
    self.state = state
    self.status = status
  }
}
