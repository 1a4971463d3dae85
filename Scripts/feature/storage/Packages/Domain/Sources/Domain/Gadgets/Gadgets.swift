/// A list of gizmos in memory, which defines the rules for a repository.
///
/// The newest gizmo is first, and a deleted gizmo can be restored to its original position.
/// `GadgetRepositoryContract` in `DomainTesting` checks that a repository follows the rules.
public struct Gadgets: Hashable, Sendable {
  public private(set) var newestFirst: [Gadget] = []
  private var lastID = 0

  public init() {}

  public mutating func add(_ name: GadgetName, at date: Date) -> Gadget {
    lastID += 1
    let gadget = Gadget(id: Gadget.ID(rawValue: lastID), name: name, createdAt: date)
    newestFirst.insert(gadget, at: 0)
    return gadget
  }

  /// Deletes a gizmo.
  ///
  /// - Returns: the deleted gizmo, which `restore(_:)` accepts; nil if it does not exist.
  public mutating func delete(_ id: Gadget.ID) -> Gadget? {
    guard let index = newestFirst.firstIndex(where: { $0.id == id }) else { return nil }
    return newestFirst.remove(at: index)
  }

  /// Restores a deleted gizmo to its original position. Does nothing if the gizmo still exists.
  public mutating func restore(_ gadget: Gadget) {
    guard !newestFirst.contains(where: { $0.id == gadget.id }) else { return }
    let index = newestFirst.firstIndex { $0.id < gadget.id } ?? newestFirst.endIndex
    newestFirst.insert(gadget, at: index)
    lastID = max(lastID, gadget.id.rawValue)
  }
}
