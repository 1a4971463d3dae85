import Domain
import Testing

@Suite struct SearchQueryTests {
  @Test(arguments: ["", " ", "\t\n", "\u{00A0}\u{3000}"])
  func aSearchIsNeverBlank(text: String) {
    #expect(SearchQuery(text) == nil)
  }

  @Test(arguments: [("red fox", "red fox"), ("  red \n fox ", "red fox"), ("호수　산", "호수 산")])
  func blanksAreMadeSingle(text: String, expected: String) {
    #expect(SearchQuery(text)?.text == expected)
  }

  @Test func queriesAreTheSameWhenTheyAskTheSame() {
    #expect(SearchQuery(" fox") == SearchQuery("fox "))
    #expect(SearchQuery("fox") != SearchQuery("fox", orientation: .portrait))
    #expect(SearchQuery("fox") != SearchQuery("fox", order: .latest))
  }
}
