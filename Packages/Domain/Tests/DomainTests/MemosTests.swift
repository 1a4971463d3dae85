import Domain
import DomainTesting
import Foundation
import Testing

@Suite struct MemosTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test(arguments: [("", "b"), ("a", ""), (" \n", "b"), ("a", " \t"), ("", "")])
  func aMemoHasATitleAndAContent(title: String, content: String) {
    #expect(MemoText(title: title, content: content) == nil)
  }

  @Test func blanksAroundATextAreNotPartOfIt() {
    let text = MemoText(title: "  two \n words ", content: "\n  one\n\n two \n")
    #expect(text?.title == "two words")
    #expect(text?.content == "one\n\n two")
  }

  @Test func aDraftKnowsWhetherLeavingLosesSomething() {
    let memo = Memo(id: Memo.ID(rawValue: 1), text: .fixture("a", content: "b"), createdAt: noon)
    #expect(!MemoDraft().isUnsaved(since: nil))
    #expect(!MemoDraft(title: " ", content: "\n").isUnsaved(since: nil))
    #expect(MemoDraft(title: "a").isUnsaved(since: nil))
    #expect(!MemoDraft(memo).isUnsaved(since: memo))
    #expect(!MemoDraft(title: "a ", content: "b").isUnsaved(since: memo))
    #expect(MemoDraft(title: "a", content: "").isUnsaved(since: memo))
  }

  @Test func aRestoredMemoIsWhereItWas() {
    var memos = Memos()
    let all = ["a", "b", "c"].map { memos.add(.fixture($0), at: noon) }
    let deleted = memos.delete(all[1].id)
    #expect(deleted == all[1])
    #expect(memos.newestFirst == [all[2], all[0]])
    memos.restore(all[1])
    #expect(memos.newestFirst == all.reversed())
  }

  @Test func theSameTextAgainIsNoEdit() {
    var memos = Memos()
    let memo = memos.add(.fixture("a"), at: noon)
    let same = memos.edit(memo.id, to: .fixture("a"), at: noon)
    #expect(same?.editedAt == nil)
    let edited = memos.edit(memo.id, to: .fixture("b"), at: noon)
    #expect(edited?.editedAt == noon)
  }

  @Test(arguments: MemoRepositoryContract.allCases)
  func theFakeKeepsTheContract(promise: MemoRepositoryContract) async throws {
    try await promise.check { FakeMemoRepository() }
  }
}
