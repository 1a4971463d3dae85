import Domain
import Testing

@Suite("The rules of a search query") struct SearchQueryTests {
  @Test("A blank search is invalid", arguments: ["", " ", "\t\n", "\u{00A0}\u{3000}"])
  func searchIsNeverBlank(text: String) {
    #expect(SearchQuery(text) == nil)
  }

  @Test(
    "Whitespace in a search becomes single spaces",
    arguments: [("red fox", "red fox"), ("  red \n fox ", "red fox"), ("호수　산", "호수 산")])
  func whitespaceIsNormalized(text: String, expected: String) {
    #expect(SearchQuery(text)?.text == expected)
  }

  @Test("Queries with the same text and filters are equal")
  func equalQueries() {
    #expect(SearchQuery(" fox") == SearchQuery("fox "))
    #expect(SearchQuery("fox") != SearchQuery("fox", orientation: .portrait))
    #expect(SearchQuery("fox") != SearchQuery("fox", order: .latest))
  }
}
