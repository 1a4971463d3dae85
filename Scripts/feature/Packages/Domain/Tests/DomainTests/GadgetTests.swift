import Domain
import Testing

@Suite("Gadgets")
struct GadgetTests {
  @Test("A blank title is invalid, and whitespace in a title becomes single spaces")
  func titleHasWords() {
    #expect(Gadget(id: "1", title: " \n") == nil)
    #expect(Gadget(id: "1", title: " a  b ")?.title == "a b")
  }
}
