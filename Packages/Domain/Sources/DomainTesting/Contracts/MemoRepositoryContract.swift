public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every `MemoRepository` promises, one promise a case.
public enum MemoRepositoryContract: CaseIterable, Sendable {
  case aMemoIsThereWhenTheCallReturns
  case theNewestComesFirst
  case anEditedMemoKeepsItsPlace
  case editingTheUnknownIsNotFound
  case aDeletedMemoCanBeRestored
  case deletingTheUnknownChangesNothing
  case noIDIsUsedTwice
  case textsAreKeptAsTheyAre
  case observersSeeEveryChange
  case randomProgramsFollowTheRules

  /// - Parameter makeRepository: makes a new one without memos, whenever it is called.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ makeRepository: @Sendable () async throws -> any MemoRepository) async throws {
    let repository = try await makeRepository()
    switch self {
    case .aMemoIsThereWhenTheCallReturns: try await checkAMemoIsThere(repository)
    case .theNewestComesFirst: try await checkTheNewestComesFirst(repository)
    case .anEditedMemoKeepsItsPlace: try await checkEditing(repository)
    case .editingTheUnknownIsNotFound: try await checkEditingTheUnknown(repository)
    case .aDeletedMemoCanBeRestored: try await checkRestoring(repository)
    case .deletingTheUnknownChangesNothing: try await checkDeletingTheUnknown(repository)
    case .noIDIsUsedTwice: try await checkIDs(repository)
    case .textsAreKeptAsTheyAre: try await checkTexts(repository)
    case .observersSeeEveryChange: try await checkObservers(repository)
    case .randomProgramsFollowTheRules: try await checkRandomPrograms(makeRepository)
    }
  }
}

private func checkAMemoIsThere(_ repository: any MemoRepository) async throws {
  try demandEqual(try await current(repository), [], "a new store has no memos")
  let memo = try await repository.add(.fixture("a"))
  try demandEqual(memo.text, .fixture("a"), "the answer is the memo")
  try demandEqual(memo.editedAt, nil, "a new memo was not edited")
  try demandEqual(try await current(repository), [memo], "a memo is there when the call returns")
}

private func checkTheNewestComesFirst(_ repository: any MemoRepository) async throws {
  let first = try await repository.add(.fixture("a"))
  let second = try await repository.add(.fixture("b"))
  try demand(first.id < second.id, "a later memo has a greater id")
  try demandEqual(try await current(repository), [second, first], "the newest memo comes first")
}

private func checkEditing(_ repository: any MemoRepository) async throws {
  let first = try await repository.add(.fixture("a"))
  let second = try await repository.add(.fixture("b"))
  let edited = try await repository.edit(first.id, to: .fixture("c"))
  try demandEqual(edited.text, .fixture("c"), "the answer is the memo as it is now")
  try demand(edited.editedAt != nil, "an edited memo says when")
  try demandEqual(edited.createdAt, first.createdAt, "an edited memo was made when it was made")
  try demandEqual(try await current(repository), [second, edited], "an edited memo keeps its place")
  let again = try await repository.edit(second.id, to: second.text)
  try demandEqual(again, second, "the same text again is no edit")
}

private func checkEditingTheUnknown(_ repository: any MemoRepository) async throws {
  let memo = try await repository.add(.fixture("a"))
  try await demandFailure(.notFound, "an unknown memo is not found") { () throws(RepositoryError) in
    _ = try await repository.edit(Memo.ID(rawValue: memo.id.rawValue + 1), to: .fixture("b"))
  }
  try demandEqual(try await current(repository), [memo], "the other memos stay")
}

private func checkRestoring(_ repository: any MemoRepository) async throws {
  let first = try await repository.add(.fixture("a"))
  let second = try await repository.add(.fixture("b"))
  let third = try await repository.add(.fixture("c"))
  let deleted = try await repository.delete(second.id)
  try demandEqual(deleted, second, "the answer is the memo that was deleted")
  try demandEqual(try await current(repository), [third, first], "a deleted memo is gone when the call returns")
  try await repository.restore(second)
  try demandEqual(try await current(repository), [third, second, first], "a restored memo is where it was")
  try await repository.restore(second)
  try demandEqual(try await current(repository).count, 3, "what is there is not restored again")
}

private func checkDeletingTheUnknown(_ repository: any MemoRepository) async throws {
  let memo = try await repository.add(.fixture("a"))
  let nothing = try await repository.delete(Memo.ID(rawValue: memo.id.rawValue + 1))
  try demandEqual(nothing, nil, "deleting what is not there is no error")
  try demandEqual(try await current(repository), [memo], "the other memos stay")
}

private func checkIDs(_ repository: any MemoRepository) async throws {
  let first = try await repository.add(.fixture("a"))
  _ = try await repository.delete(first.id)
  let second = try await repository.add(.fixture("b"))
  try demand(first.id < second.id, "the id of a deleted memo is not used again, so an undo cannot hit another memo")
}

private func checkTexts(_ repository: any MemoRepository) async throws {
  let texts = ["a\nb\n\nc", "'; DROP TABLE memos; --", "메모 ✍🏽", "tab\tquote\"%_\\"]
  for content in texts {
    guard let text = MemoText(title: content, content: content) else { continue }
    let memo = try await repository.add(text)
    try demandEqual(try await current(repository).first?.text, memo.text, "a text is stored as it is")
    try demandEqual(memo.text, text, "a text is stored as it is")
  }
}

private func checkObservers(_ repository: any MemoRepository) async throws {
  let memos = StreamObserver(repository.memos())
  try await memos.wait("there is nothing at first") { $0.isEmpty }
  let memo = try await repository.add(.fixture("a"))
  try await memos.wait("a new memo reaches the observer") { $0 == [memo] }
  let edited = try await repository.edit(memo.id, to: .fixture("b"))
  try await memos.wait("an edited memo reaches the observer") { $0 == [edited] }
  _ = try await repository.delete(memo.id)
  try await memos.wait("a deleted memo reaches the observer") { $0.isEmpty }
  try await repository.restore(edited)
  try await memos.wait("a restored memo reaches the observer") { $0 == [edited] }
}

private func checkRandomPrograms(_ makeRepository: @Sendable () async throws -> any MemoRepository) async throws {
  for seed in UInt64(1)...10 {
    var random = SeededGenerator(seed: seed)
    let repository = try await makeRepository()
    var program = MemoProgram()
    for step in 1...40 {
      try await program.step(repository, using: &random)
      let stored = try await current(repository)
      let place = "seed \(seed), step \(step)"
      try demandEqual(stored.map(\.text), program.model.newestFirst.map(\.text), "the memos are the rules' (\(place))")
    }
  }
}

/// Does the same to a repository and to the rules. The ids may differ, so each memo is kept beside its model.
private struct MemoProgram {
  private(set) var model = Memos()
  private var pairs: [(real: Memo, model: Memo)] = []
  private var deleted: [(real: Memo, model: Memo)] = []
  private let date = Date(timeIntervalSince1970: 0)

  mutating func step(_ repository: any MemoRepository, using random: inout SeededGenerator) async throws {
    let text = MemoText.fixture("memo \(Int.random(in: 1...99, using: &random))")
    let index = pairs.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<5, using: &random), index) {
    case (2, let index?):
      pairs[index].real = try await repository.edit(pairs[index].real.id, to: text)
      pairs[index].model = model.edit(pairs[index].model.id, to: text, at: date) ?? pairs[index].model
    case (3, let index?):
      let pair = pairs.remove(at: index)
      _ = try await repository.delete(pair.real.id)
      _ = model.delete(pair.model.id)
      deleted.append(pair)
    case (4, _) where !deleted.isEmpty:
      let pair = deleted.remove(at: Int.random(in: deleted.indices, using: &random))
      try await repository.restore(pair.real)
      model.restore(pair.model)
      pairs.append(pair)
    default:
      pairs.append((try await repository.add(text), model.add(text, at: date)))
    }
  }
}

private func current(_ repository: any MemoRepository) async throws -> [Memo] {
  try await firstState(of: repository.memos())
}
