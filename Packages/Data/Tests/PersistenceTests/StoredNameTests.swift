import Domain
import Testing

@testable import Persistence

/// Tests that stored names stay the same. If a stored name changes, existing data can no longer be found.
@Suite struct StoredNameTests {
  @Test("The keys of cached feeds are the same as in earlier versions")
  func feedKeys() throws {
    #expect(PhotoFeed.editorial.key == "editorial")
    #expect(PhotoFeed.topic("nature").key == "topic nature")
    #expect(PhotoFeed.user("ada").key == "user ada")
    #expect(PhotoFeed.collection("7").key == "collection 7")
    #expect(PhotoFeed.random.key == "random")
    let query = try #require(SearchQuery("red fox"))
    #expect(PhotoFeed.search(query).key == "search relevant any any low red fox")
    let words = [
      SearchQuery.Order.allCases.map { search(order: $0) }.joined(separator: "|"),
      PixelSize.Orientation.allCases.map { search(orientation: $0) }.joined(separator: "|"),
      SearchQuery.Color.allCases.map { search(color: $0) }.joined(separator: "|"),
      SearchQuery.ContentFilter.allCases.map { search(content: $0) }.joined(separator: "|"),
    ]
    #expect(
      words == [
        "search relevant any any low x|search latest any any low x",
        "search relevant landscape any low x|search relevant portrait any low x|search relevant squarish any low x",
        ["blackAndWhite", "black", "white", "yellow", "orange", "red", "purple", "magenta", "green", "teal", "blue"]
          .map { "search relevant any \($0) low x" }.joined(separator: "|"),
        "search relevant any any low x|search relevant any any high x",
      ])
  }

  @Test("Two Unicode forms of a search have the same key")
  func unicodeForms() throws {
    let composed = try #require(SearchQuery("caf\u{E9}"))
    let decomposed = try #require(SearchQuery("cafe\u{301}"))
    #expect(PhotoFeed.search(composed).key.utf8.elementsEqual(PhotoFeed.search(decomposed).key.utf8))
  }

  @Test("The source names that are stored in likes are the same as in earlier versions")
  func sources() {
    #expect(["demo", "unsplash", "picsum"].map(PhotoSource.init(rawValue:)) == [.demo, .unsplash, .picsum])
  }

  @Test("The species names that are stored with friends are the same as in earlier versions")
  func species() {
    let names = ["hamster", "raccoon", "fish", "rabbit", "bird", "monkey", "dog", "cat"]
    #expect(names.map(Species.init(rawValue:)) == [.hamster, .raccoon, .fish, .rabbit, .bird, .monkey, .dog, .cat])
  }

  private func search(
    order: SearchQuery.Order = .relevant, orientation: PixelSize.Orientation? = nil, color: SearchQuery.Color? = nil,
    content: SearchQuery.ContentFilter = .low
  ) -> String {
    SearchQuery("x", order: order, orientation: orientation, color: color, contentFilter: content)
      .map { PhotoFeed.search($0).key } ?? ""
  }
}
