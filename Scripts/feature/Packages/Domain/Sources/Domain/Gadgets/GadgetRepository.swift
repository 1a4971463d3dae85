/// The gadgets there are.
public protocol GadgetRepository: Sendable {
  func gadgets() async throws(RepositoryError) -> [Gadget]
}
