import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The rules of gizmos") struct GadgetsTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test(
    "A blank name and a name that is too long are invalid",
    arguments: ["", " \n", String(repeating: "a", count: GadgetFields.maximumNameLength + 1)])
  func invalidName(text: String) {
    #expect(GadgetFields(text) == nil)
  }

  @Test("Whitespace in a name becomes single spaces")
  func nameIsTrimmed() {
    #expect(GadgetFields(" two \n words ")?.name == "two words")
    #expect(GadgetFields(String(repeating: "a", count: GadgetFields.maximumNameLength)) != nil)
  }

  @Test("A restored gizmo returns to its original position")
  func restoredGadgetIsInItsPlace() {
    var gadgets = Gadgets()
    let all = ["a", "b", "c"].map { gadgets.add(.fixture($0), at: noon) }
    let deleted = gadgets.delete(all[1].id)
    #expect(deleted == all[1])
    #expect(gadgets.items == [all[2], all[0]])
    gadgets.restore(all[1])
    #expect(gadgets.items == all.reversed())
  }

  @Test("The fake repository meets the contract", arguments: GadgetRepositoryContract.allCases)
  func fakeMeetsContract(requirement: GadgetRepositoryContract) async throws {
    try await requirement.check { FakeGadgetRepository() }
  }
}
