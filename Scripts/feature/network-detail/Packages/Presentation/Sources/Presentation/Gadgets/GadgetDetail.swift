public import Domain

/// A gizmo, formatted for its own screen.
public struct GadgetDetail: Hashable, Sendable {
  /// The gizmo; nil while it is loading, or if it does not exist.
  public var gadget: Gadget?
  public var title: String
  public var state: LoadState
  /// The text that is shown instead of the gizmo: the loading message, a failure, or an empty text.
  public var status: String

  public init(gadget: Gadget? = nil, title: String = "", state: LoadState = .idle, status: String = "") {
    self.gadget = gadget
    self.title = title
    self.state = state
    self.status = status
  }
}
