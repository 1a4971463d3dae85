import Domain
import DomainTesting
import Testing

@Suite("The rules of recent searches") struct RecentSearchesTests {
  private func searches(_ texts: String...) throws -> RecentSearches {
    var searches = RecentSearches()
    for text in texts { searches.add(try #require(SearchQuery(text))) }
    return searches
  }

  @Test("The newest search is first")
  func newestSearchComesFirst() throws {
    #expect(try searches("cat", "dog").newestFirst == ["dog", "cat"])
  }

  @Test("A repeated search becomes the newest search, in its latest spelling")
  func repeatedSearchMovesUp() throws {
    #expect(try searches("red  Fox", "dog", " Red fox ").newestFirst == ["Red fox", "dog"])
  }

  @Test("Removing a search ignores case and extra spaces")
  func searchIsRemovedByAnySpelling() throws {
    var searches = try searches("red fox", "dog")
    searches.remove(" RED  fox")
    searches.remove("unicorn")
    #expect(searches.newestFirst == ["dog"])
    searches.removeAll()
    #expect(searches == RecentSearches())
  }

  @Test("Recent searches are unique, and their number is limited", arguments: SeededGenerator.seeds)
  func limitedAndUnique(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var searches = RecentSearches()
    for _ in 1...80 {
      let text = (Bool.random(using: &random) ? "Word " : "word ") + String(Int.random(in: 1...40, using: &random))
      searches.add(try #require(SearchQuery(text)))
      #expect(searches.newestFirst.first == text)
      #expect(searches.newestFirst.count <= RecentSearches.limit)
      #expect(Set(searches.newestFirst.map { $0.lowercased() }).count == searches.newestFirst.count)
    }
  }
}
