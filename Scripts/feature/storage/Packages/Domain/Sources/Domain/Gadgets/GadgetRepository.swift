/// The user's gizmos, stored on this machine.
///
/// When a function returns, its change is stored on disk.
public protocol GadgetRepository: Sendable {
  func add(_ fields: GadgetFields) async throws(RepositoryError) -> Gadget

  /// Deletes a gizmo.
  ///
  /// - Returns: the deleted gizmo, which `restore(_:)` accepts; nil if it does not exist.
  func delete(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget?

  /// Restores a deleted gizmo with its id and date. Does nothing if the gizmo still exists.
  func restore(_ gadget: Gadget) async throws(RepositoryError)

  /// Observes all gizmos, in the order of `Gadgets`.
  func gadgets() -> StateStream<[Gadget]>
}
