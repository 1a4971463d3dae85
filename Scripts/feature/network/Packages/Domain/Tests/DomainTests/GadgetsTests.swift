import Domain
import DomainTesting
import Testing

@Suite("The rules of gizmos, and the fake repository") struct GadgetsTests {
  @Test("A blank name is invalid, and whitespace in a name becomes single spaces")
  func nameHasWords() {
    #expect(Gadget(id: "1", name: " \n") == nil)
    #expect(Gadget(id: "1", name: " a  b ")?.name == "a b")
  }

  @Test("The fake repository meets the contract", arguments: GadgetRepositoryContract.allCases)
  func fakeMeetsContract(requirement: GadgetRepositoryContract) async throws {
    try await requirement.check(FakeGadgetRepository([.fixture("1"), .fixture("2", name: "b")]))
  }
}
