import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The rules of memos") struct MemosTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test(
    "A memo without a title or without content is invalid",
    arguments: [("", "b"), ("a", ""), (" \n", "b"), ("a", " \t"), ("", "")])
  func memoHasTitleAndContent(title: String, content: String) {
    #expect(MemoText(title: title, content: content) == nil)
  }

  @Test("Whitespace around a text is removed")
  func textIsTrimmed() {
    let text = MemoText(title: "  two \n words ", content: "\n  one\n\n two \n")
    #expect(text?.title == "two words")
    #expect(text?.content == "one\n\n two")
  }

  @Test("A draft has unsaved changes if its text, without surrounding whitespace, differs from the memo")
  func draftKnowsUnsavedText() {
    let memo = Memo(id: Memo.ID(rawValue: 1), text: .fixture("a", content: "b"), createdAt: noon)
    #expect(!MemoDraft().isUnsaved(since: nil))
    #expect(!MemoDraft(title: " ", content: "\n").isUnsaved(since: nil))
    #expect(MemoDraft(title: "a").isUnsaved(since: nil))
    #expect(!MemoDraft(memo).isUnsaved(since: memo))
    #expect(!MemoDraft(title: "a ", content: "b").isUnsaved(since: memo))
    #expect(MemoDraft(title: "a", content: "").isUnsaved(since: memo))
  }

  @Test("A restored memo returns to its original position")
  func restoredMemoIsInItsPlace() {
    var memos = Memos()
    let all = ["a", "b", "c"].map { memos.add(.fixture($0), at: noon) }
    let deleted = memos.delete(all[1].id)
    #expect(deleted == all[1])
    #expect(memos.newestFirst == [all[2], all[0]])
    memos.restore(all[1])
    #expect(memos.newestFirst == all.reversed())
  }

  @Test("Setting the same text does not count as an edit")
  func sameTextIsNoEdit() {
    var memos = Memos()
    let memo = memos.add(.fixture("a"), at: noon)
    let same = memos.edit(memo.id, to: .fixture("a"), at: noon)
    #expect(same?.editedAt == nil)
    let edited = memos.edit(memo.id, to: .fixture("b"), at: noon)
    #expect(edited?.editedAt == noon)
  }

  @Test("The fake repository meets the contract", arguments: MemoRepositoryContract.allCases)
  func fakeMeetsContract(requirement: MemoRepositoryContract) async throws {
    try await requirement.check { FakeMemoRepository() }
  }
}
