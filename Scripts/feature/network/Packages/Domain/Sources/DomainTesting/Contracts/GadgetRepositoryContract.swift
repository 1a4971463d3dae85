public import Domain

/// The contract of `GadgetRepository`: each case is a requirement for every implementation.
public enum GadgetRepositoryContract: CaseIterable, Sendable {
  case idsAreUnique
  case namesAreNotBlank
  case orderIsStable
  // [detail]
  case itemsOfTheListAreFound
  case unknownIDIsNotFound
  // [end]
  case cancelledRequestFailsAsCancelled

  /// Checks the requirement.
  ///
  /// - Parameter repository: a repository with at least two gizmos.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ repository: any GadgetRepository) async throws {
    let gadgets = try await repository.gadgets()
    try demand(gadgets.count >= 2, "there are at least two gizmos")
    switch self {
    case .idsAreUnique:
      try demandEqual(Set(gadgets.map(\.id)).count, gadgets.count, "ids are unique")
    case .namesAreNotBlank:
      try demand(gadgets.allSatisfy { !$0.name.isEmpty }, "no name is blank")
    case .orderIsStable:
      try demandEqual(try await repository.gadgets(), gadgets, "a second request returns the same list")
    // [detail]
    case .itemsOfTheListAreFound:
      for gadget in gadgets.prefix(2) {
        try demandEqual(try await repository.gadget(gadget.id), gadget, "an item of the list is found by its id")
      }
    case .unknownIDIsNotFound:
      try await demandFailure(.notFound, "an unknown gizmo is not found") { () throws(RepositoryError) in
        _ = try await repository.gadget("an unknown id")
      }
    // [end]
    case .cancelledRequestFailsAsCancelled:
      try await demandNoOtherFailureAfterCancellation { () throws(RepositoryError) in
        _ = try await repository.gadgets()
      }
    }
  }
}
