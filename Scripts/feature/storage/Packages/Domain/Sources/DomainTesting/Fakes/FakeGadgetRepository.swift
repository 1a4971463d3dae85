public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A repository of gizmos in memory that follows the rules of `Gadgets`.
public final class FakeGadgetRepository: GadgetRepository {
  public let onAdd = Stub<GadgetFields>()
  public let onDelete = Stub<Gadget.ID>()
  public let onRestore = Stub<Gadget>()

  private let state: ObservedState<Gadgets>
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - initial: The fields of the first gizmos, in the order in which they are added.
  ///   - now: Returns the time of a change.
  public init(_ initial: [GadgetFields] = [], now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }) {
    var gadgets = Gadgets()
    for fields in initial { _ = gadgets.add(fields, at: now()) }
    state = ObservedState(gadgets)
    self.now = now
  }

  /// The number of observers.
  public var observers: Int { state.observers }

  /// Ends all observations with a failure.
  public func failObservers(with error: RepositoryError) { state.failObservers(with: error) }

  public func add(_ fields: GadgetFields) async throws(RepositoryError) -> Gadget {
    try await onAdd.pass(fields)
    return state.change { $0.add(fields, at: now()) }
  }

  public func delete(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget? {
    try await onDelete.pass(id)
    return state.change { $0.delete(id) }
  }

  public func restore(_ gadget: Gadget) async throws(RepositoryError) {
    try await onRestore.pass(gadget)
    state.change { $0.restore(gadget) }
  }

  public func gadgets() -> StateStream<[Gadget]> {
    state.stream(\.items)
  }
}

extension GadgetFields {
  /// Returns fields for tests.
  public static func fixture(_ name: String = "a") -> GadgetFields {
    GadgetFields(name)!
  }
}
