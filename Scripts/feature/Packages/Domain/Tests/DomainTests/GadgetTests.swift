import Domain
import Testing

@Suite("Gadgets")
struct GadgetTests {
  @Test("A title has words, with single spaces between them")
  func titleHasWords() {
    #expect(Gadget(id: "1", title: " \n") == nil)
    #expect(Gadget(id: "1", title: " a  b ")?.title == "a b")
  }
}
