public import Domain

/// A repository of gadgets in memory, whose calls a test can delay or fail.
public final class FakeGadgetRepository: GadgetRepository {
  public let onGadgets = Stub<Void>()
  private let all: [Gadget]

  public init(_ gadgets: [Gadget] = []) { all = gadgets }

  public func gadgets() async throws(RepositoryError) -> [Gadget] {
    try await onGadgets.pass(())
    return all
  }
}
