/// The gadgets of a source.
public protocol GadgetRepository: Sendable {
  /// Returns all gadgets in the order of the source.
  func gadgets() async throws(RepositoryError) -> [Gadget]
}
