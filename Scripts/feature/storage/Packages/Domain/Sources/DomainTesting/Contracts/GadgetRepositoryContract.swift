public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contract of `GadgetRepository`: each case is a requirement for every implementation.
public enum GadgetRepositoryContract: CaseIterable, Sendable {
  case gadgetIsStoredOnReturn
  case newestGadgetIsFirst
  case deletedGadgetCanBeRestored
  case deletingAnUnknownGadgetChangesNothing
  case idsAreNotReused
  case namesAreStoredUnchanged
  case observersSeeEveryChange
  case randomProgramsFollowTheRules

  /// Checks the requirement.
  ///
  /// - Parameter makeRepository: creates an empty repository at each call.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ makeRepository: @Sendable () async throws -> any GadgetRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .gadgetIsStoredOnReturn:
      try demandEqual(try await current(repository), [], "a new repository is empty")
      let gadget = try await repository.add(.fixture("a"))
      try demandEqual(gadget.fields, .fixture("a"), "add returns the new gizmo")
      try demandEqual(try await current(repository), [gadget], "the new gizmo is stored when add returns")

    case .newestGadgetIsFirst:
      let first = try await repository.add(.fixture("a"))
      let second = try await repository.add(.fixture("b"))
      try demand(first.id < second.id, "a later gizmo has a greater id")
      try demandEqual(try await current(repository), [second, first], "the newest gizmo is first")

    case .deletedGadgetCanBeRestored:
      let first = try await repository.add(.fixture("a"))
      let second = try await repository.add(.fixture("b"))
      let third = try await repository.add(.fixture("c"))
      let deleted = try await repository.delete(second.id)
      try demandEqual(deleted, second, "delete returns the deleted gizmo")
      try demandEqual(try await current(repository), [third, first], "the gizmo is removed when delete returns")
      try await repository.restore(second)
      try demandEqual(
        try await current(repository), [third, second, first], "restore inserts the gizmo at its original position")
      try await repository.restore(second)
      try demandEqual(try await current(repository).count, 3, "restoring the gizmo again changes nothing")

    case .deletingAnUnknownGadgetChangesNothing:
      let gadget = try await repository.add(.fixture("a"))
      let deleted = try await repository.delete(Gadget.ID(rawValue: gadget.id.rawValue + 1))
      try demandEqual(deleted, nil, "deleting an unknown id does not fail")
      try demandEqual(try await current(repository), [gadget], "deleting an unknown id changes nothing")

    case .idsAreNotReused:
      let first = try await repository.add(.fixture("a"))
      _ = try await repository.delete(first.id)
      let second = try await repository.add(.fixture("b"))
      try demand(first.id < second.id, "a deleted id is not reused")

    case .namesAreStoredUnchanged:
      for text in ["'; DROP TABLE gadget; --", "이름 ✍🏽", "quote\"%_\\"] {
        let gadget = try await repository.add(.fixture(text))
        try demandEqual(gadget.fields.name, text, "add returns the name unchanged")
        try demandEqual(try await current(repository).first, gadget, "a name is stored unchanged")
      }

    case .observersSeeEveryChange:
      let gadgets = StreamObserver(repository.gadgets())
      try await gadgets.wait("an observer receives the empty list first") { $0.isEmpty }
      let gadget = try await repository.add(.fixture("a"))
      try await gadgets.wait("an observer receives an addition") { $0 == [gadget] }
      _ = try await repository.delete(gadget.id)
      try await gadgets.wait("an observer receives a deletion") { $0.isEmpty }
      try await repository.restore(gadget)
      try await gadgets.wait("an observer receives a restoration") { $0 == [gadget] }

    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        var random = SeededGenerator(seed: seed)
        let repository = try await makeRepository()
        var program = GadgetProgram()
        for step in 1...40 {
          try await program.step(repository, using: &random)
          try demandEqual(
            try await current(repository).map(\.fields), program.rules.items.map(\.fields),
            "the repository follows the rules (seed \(seed), step \(step))")
        }
      }
    }
  }
}

/// A random program that makes the same changes to a repository and to `Gadgets`, which defines the rules.
///
/// The repository and `Gadgets` may assign different ids, so the program stores both values of each gizmo.
private struct GadgetProgram {
  private(set) var rules = Gadgets()
  private var pairs: [(real: Gadget, model: Gadget)] = []
  private var deleted: [(real: Gadget, model: Gadget)] = []
  private let date = Date(timeIntervalSince1970: 0)

  mutating func step(_ repository: any GadgetRepository, using random: inout SeededGenerator) async throws {
    let fields = GadgetFields.fixture("name \(Int.random(in: 1...99, using: &random))")
    let index = pairs.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<4, using: &random), index) {
    case (2, let index?):
      let pair = pairs.remove(at: index)
      _ = try await repository.delete(pair.real.id)
      _ = rules.delete(pair.model.id)
      deleted.append(pair)
    case (3, _) where !deleted.isEmpty:
      let pair = deleted.remove(at: Int.random(in: deleted.indices, using: &random))
      try await repository.restore(pair.real)
      rules.restore(pair.model)
      pairs.append(pair)
    default:
      pairs.append((try await repository.add(fields), rules.add(fields, at: date)))
    }
  }
}

private func current(_ repository: any GadgetRepository) async throws -> [Gadget] {
  try await firstState(of: repository.gadgets())
}
