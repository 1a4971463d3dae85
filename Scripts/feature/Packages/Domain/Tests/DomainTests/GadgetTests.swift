import Domain
import Testing

@Suite struct GadgetTests {
  @Test func aTitleIsNeverBlank() {
    #expect(Gadget(id: "1", title: " \n") == nil)
    #expect(Gadget(id: "1", title: " a  b ")?.title == "a b")
  }
}
