public import Domain

/// A repository of gizmos in memory. A test can delay its calls or make them fail.
public final class FakeGadgetRepository: GadgetRepository {
  public let onGadgets = Stub<Void>()
  // [detail]
  public let onGadget = Stub<Gadget.ID>()
  // [end]
  private let all: [Gadget]

  public init(_ gadgets: [Gadget] = []) { all = gadgets }

  public func gadgets() async throws(RepositoryError) -> [Gadget] {
    try await onGadgets.pass(())
    return all
  }
  // [detail]

  public func gadget(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget {
    try await onGadget.pass(id)
    guard let gadget = all.first(where: { $0.id == id }) else { throw .notFound }
    return gadget
  }
  // [end]
}

extension Gadget {
  /// Returns a value for tests.
  public static func fixture(_ id: ID, name: String = "a") -> Gadget {
    Gadget(id: id, name: name)!
  }
}
