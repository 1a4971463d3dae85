import Domain
import Testing

@testable import Persistence

/// Names that are stored. If one of these tests fails, data that was stored before cannot be found.
@Suite struct StoredNameTests {
  @Test("The keys of cached feeds do not depend on names in Swift")
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

  @Test("Two Unicode forms of one search have one key")
  func unicodeForms() throws {
    let composed = try #require(SearchQuery("caf\u{E9}"))
    let decomposed = try #require(SearchQuery("cafe\u{301}"))
    #expect(PhotoFeed.search(composed).key.utf8.elementsEqual(PhotoFeed.search(decomposed).key.utf8))
  }

  @Test("The names of sources, which likes contain, stay the same")
  func sources() {
    #expect(["demo", "unsplash", "picsum"].map(PhotoSource.init(rawValue:)) == [.demo, .unsplash, .picsum])
  }

  @Test("The names of species, which friends contain, stay the same")
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
