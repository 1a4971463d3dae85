/// The gizmos of a web service.
public protocol GadgetRepository: Sendable {
  /// Returns all gizmos in the order of the service, each of them once.
  func gadgets() async throws(RepositoryError) -> [Gadget]
  // [detail]

  /// Returns one gizmo, with the same values as in the list.
  ///
  /// - Throws: `RepositoryError.notFound` if the gizmo does not exist.
  func gadget(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget
  // [end]
}
