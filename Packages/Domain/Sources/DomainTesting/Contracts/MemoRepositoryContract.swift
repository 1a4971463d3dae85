public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contract of `MemoRepository`: each case is a requirement for every implementation.
public enum MemoRepositoryContract: CaseIterable, Sendable {
  case memoIsStoredOnReturn
  case newestMemoIsFirst
  case editedMemoStaysInItsPlace
  case editingAnUnknownMemoFails
  case deletedMemoCanBeRestored
  case deletingAnUnknownMemoChangesNothing
  case idsAreNotReused
  case textsAreStoredUnchanged
  case observersSeeEveryChange
  case randomProgramsFollowTheRules

  /// Checks the requirement.
  ///
  /// - Parameter makeRepository: creates a repository without memos at each call.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ makeRepository: @Sendable () async throws -> any MemoRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .memoIsStoredOnReturn:
      try demandEqual(try await current(repository), [], "a new repository has no memos")
      let memo = try await repository.add(.fixture("a"))
      try demandEqual(memo.text, .fixture("a"), "`add` returns the memo")
      try demandEqual(memo.editedAt, nil, "a new memo has no edit date")
      try demandEqual(try await current(repository), [memo], "the memo is stored when `add` returns")

    case .newestMemoIsFirst:
      let first = try await repository.add(.fixture("a"))
      let second = try await repository.add(.fixture("b"))
      try demand(first.id < second.id, "a later memo has a greater id")
      try demandEqual(try await current(repository), [second, first], "the newest memo is first")

    case .editedMemoStaysInItsPlace:
      let first = try await repository.add(.fixture("a"))
      let second = try await repository.add(.fixture("b"))
      let edited = try await repository.edit(first.id, to: .fixture("c"))
      try demandEqual(edited.text, .fixture("c"), "`edit` returns the changed memo")
      try demand(edited.editedAt != nil, "an edited memo has the date of the edit")
      try demandEqual(edited.createdAt, first.createdAt, "an edit does not change the creation date")
      try demandEqual(try await current(repository), [second, edited], "an edited memo stays in its place")
      let again = try await repository.edit(second.id, to: second.text)
      try demandEqual(again, second, "setting the same text again changes nothing")

    case .editingAnUnknownMemoFails:
      let memo = try await repository.add(.fixture("a"))
      try await demandFailure(.notFound, "editing an unknown memo fails") { () throws(RepositoryError) in
        _ = try await repository.edit(Memo.ID(rawValue: memo.id.rawValue + 1), to: .fixture("b"))
      }
      try demandEqual(try await current(repository), [memo], "the other memos are unchanged")

    case .deletedMemoCanBeRestored:
      let first = try await repository.add(.fixture("a"))
      let second = try await repository.add(.fixture("b"))
      let third = try await repository.add(.fixture("c"))
      let deleted = try await repository.delete(second.id)
      try demandEqual(deleted, second, "`delete` returns the memo")
      try demandEqual(try await current(repository), [third, first], "the memo is removed when `delete` returns")
      try await repository.restore(second)
      try demandEqual(
        try await current(repository), [third, second, first], "a restored memo is in its original position")
      try await repository.restore(second)
      try demandEqual(try await current(repository).count, 3, "restoring a memo that exists changes nothing")

    case .deletingAnUnknownMemoChangesNothing:
      let memo = try await repository.add(.fixture("a"))
      let deleted = try await repository.delete(Memo.ID(rawValue: memo.id.rawValue + 1))
      try demandEqual(deleted, nil, "deleting an unknown memo does not fail")
      try demandEqual(try await current(repository), [memo], "the other memos are unchanged")

    case .idsAreNotReused:
      let first = try await repository.add(.fixture("a"))
      _ = try await repository.delete(first.id)
      let second = try await repository.add(.fixture("b"))
      try demand(first.id < second.id, "the id of a deleted memo is not reused")

    case .textsAreStoredUnchanged:
      for content in ["a\nb\n\nc", "'; DROP TABLE memos; --", "메모 ✍🏽", "tab\tquote\"%_\\"] {
        guard let text = MemoText(title: content, content: content) else { continue }
        let memo = try await repository.add(text)
        try demandEqual(try await current(repository).first?.text, memo.text, "a text is stored unchanged")
        try demandEqual(memo.text, text, "`add` returns the text unchanged")
      }

    case .observersSeeEveryChange:
      let memos = StreamObserver(repository.memos())
      try await memos.wait("an observer receives the empty list first") { $0.isEmpty }
      let memo = try await repository.add(.fixture("a"))
      try await memos.wait("an observer receives a new memo") { $0 == [memo] }
      let edited = try await repository.edit(memo.id, to: .fixture("b"))
      try await memos.wait("an observer receives an edited memo") { $0 == [edited] }
      _ = try await repository.delete(memo.id)
      try await memos.wait("an observer receives the list without a deleted memo") { $0.isEmpty }
      try await repository.restore(edited)
      try await memos.wait("an observer receives a restored memo") { $0 == [edited] }

    case .randomProgramsFollowTheRules:
      for seed in SeededGenerator.seeds.prefix(10) {
        var random = SeededGenerator(seed: seed)
        let repository = try await makeRepository()
        var program = MemoProgram()
        for step in 1...40 {
          try await program.step(repository, using: &random)
          try demandEqual(
            try await current(repository).map(\.text), program.rules.newestFirst.map(\.text),
            "the stored memos equal those of `Memos` (seed \(seed), step \(step))")
        }
      }
    }
  }
}

/// A random program that makes the same changes to a repository and to a `Memos` value.
///
/// The ids of the repository and of `Memos` may differ, so the program stores pairs of memos.
private struct MemoProgram {
  private(set) var rules = Memos()
  private var pairs: [(real: Memo, model: Memo)] = []
  private var deleted: [(real: Memo, model: Memo)] = []
  private let date = Date(timeIntervalSince1970: 0)

  mutating func step(_ repository: any MemoRepository, using random: inout SeededGenerator) async throws {
    let text = MemoText.fixture("memo \(Int.random(in: 1...99, using: &random))")
    let index = pairs.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<5, using: &random), index) {
    case (2, let index?):
      pairs[index].real = try await repository.edit(pairs[index].real.id, to: text)
      pairs[index].model = rules.edit(pairs[index].model.id, to: text, at: date) ?? pairs[index].model
    case (3, let index?):
      let pair = pairs.remove(at: index)
      _ = try await repository.delete(pair.real.id)
      _ = rules.delete(pair.model.id)
      deleted.append(pair)
    case (4, _) where !deleted.isEmpty:
      let pair = deleted.remove(at: Int.random(in: deleted.indices, using: &random))
      try await repository.restore(pair.real)
      rules.restore(pair.model)
      pairs.append(pair)
    default:
      pairs.append((try await repository.add(text), rules.add(text, at: date)))
    }
  }
}

private func current(_ repository: any MemoRepository) async throws -> [Memo] {
  try await firstState(of: repository.memos())
}
