/// A list of gizmos in memory, which defines the rules for a repository.
///
/// A deleted gizmo can be restored to its original position.
/// `GadgetRepositoryContract` in `DomainTesting` checks that a repository follows the rules.
public struct Gadgets: Hashable, Sendable {
  public private(set) var items: [Gadget] = []
  private var lastID = 0

  public init() {}

  /// The order of the list: newest first.
  private static func precedes(_ first: Gadget, _ second: Gadget) -> Bool {
    first.id > second.id
  }

  public mutating func add(_ fields: GadgetFields, at date: Date) -> Gadget {
    lastID += 1
    let gadget = Gadget(id: Gadget.ID(rawValue: lastID), fields: fields, createdAt: date)
    insert(gadget)
    return gadget
  }

  /// Deletes a gizmo.
  ///
  /// - Returns: the deleted gizmo, which `restore(_:)` accepts; nil if it does not exist.
  public mutating func delete(_ id: Gadget.ID) -> Gadget? {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
    return items.remove(at: index)
  }

  /// Restores a deleted gizmo to its original position. Does nothing if the gizmo still exists.
  public mutating func restore(_ gadget: Gadget) {
    guard !items.contains(where: { $0.id == gadget.id }) else { return }
    insert(gadget)
    lastID = max(lastID, gadget.id.rawValue)
  }

  private mutating func insert(_ gadget: Gadget) {
    let index = items.firstIndex { Self.precedes(gadget, $0) } ?? items.endIndex
    items.insert(gadget, at: index)
  }
}
