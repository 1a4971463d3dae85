public import Domain

/// A gizmo, formatted for its own screen.
public struct GadgetDetail: Hashable, Sendable {
  /// The gizmo; nil while it is loading, or if it does not exist.
  public var gadget: Gadget?
  public var title: String
  /// The time at which the gizmo was added, such as `2024-05-01 14:05`.
  public var date: String
  public var state: LoadState
  /// The text that is shown instead of the gizmo: the loading message, a failure, or an empty text.
  public var status: String

  public init(
    gadget: Gadget? = nil, title: String = "", date: String = "", state: LoadState = .idle, status: String = ""
  ) {
    self.gadget = gadget
    self.title = title
    self.date = date
    self.state = state
    self.status = status
  }
}
