/// Provides the gadgets.
public protocol GadgetRepository: Sendable {
  /// Returns all gadgets, in the order of the source.
  func gadgets() async throws(RepositoryError) -> [Gadget]
}
