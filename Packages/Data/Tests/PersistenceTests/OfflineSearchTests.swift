import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Testing

/// Tests the search in the cached photos.
@Suite struct OfflineSearchTests {
  let store: TemporaryStore
  let photos: PhotoStore

  init() throws {
    store = try TemporaryStore()
    photos = try store.photos()
  }

  @Test(
    "Words are found by their prefixes",
    arguments: [
      ("lake", ["lake"]), ("LAK", ["lake"]), ("morning lake", ["lake"]), ("lake evening", []),
      ("cafe", ["coffee"]), ("CAFÉ", ["coffee"]), ("cafe\u{301}", ["coffee"]),
      ("호수", ["lake"]), ("수와", ["lake"]), ("夜", ["tokyo"]), ("京の", ["tokyo"]), ("京夜", []),
      ("keswick", ["lake"]), ("lovelace", ["coffee", "lake", "tokyo"]), ("river", ["lake"]),
      ("!!!", []), ("\"lake\" OR", []), ("lake*", ["lake"]), ("source:picsum", []), ("a-b \"", []), ("NEAR(lake)", []),
    ])
  func beginningsOfWords(text: String, found: [String]) async throws {
    try await saveThree()
    let query = try #require(SearchQuery(text))
    let page = try await photos.photos(matching: query, page: PageRequest())
    #expect(page.items.map(\.id.value).sorted() == found)
    #expect(page.total == found.count)
  }

  @Test("Matches are sorted by the number of likes, or by date if the order of the query is `latest`")
  func order() async throws {
    for (value, likes, date) in [("a", 5, 30.0), ("b", 50, 20), ("c", 7, 10)] {
      try await save(value, "river") {
        $0.likeCount = likes
        $0.createdAt = Date(timeIntervalSince1970: date)
      }
    }
    let found = try await photos.photos(matching: #require(SearchQuery("river")), page: PageRequest())
    #expect(found.items.map(\.id.value) == ["b", "c", "a"])
    let latest = try await photos.photos(matching: #require(SearchQuery("river", order: .latest)), page: PageRequest())
    #expect(latest.items.map(\.id.value) == ["a", "b", "c"])
  }

  @Test("A photo with the exact word is found among many photos with longer words")
  func wholeWordsAreIncluded() async throws {
    try await save("old", "cat") { $0.likeCount = 1 }
    let many = (1...310).map { number in
      var photo = Photo.fixture("\(number)")
      photo.description = "category"
      photo.likeCount = 2
      return photo
    }
    try await photos.save(Page(items: many, hasNext: false), of: .editorial, as: PageRequest())
    let query = try #require(SearchQuery("cat"))
    let found = try await photos.photos(matching: query, page: PageRequest(number: 11, size: 30))
    #expect(found.total == 301)
    #expect(found.items.map(\.id.value) == ["old"], "the least liked of the matches that were considered")
  }

  @Test("If 300 photos have the exact word, a search ignores longer words that begin with the exact word")
  func longerWordsAreLeftOut() async throws {
    let words = [String](repeating: "cat", count: 300) + ["category"]
    let all = words.enumerated().map { index, word in
      var photo = Photo.fixture("\(word)-\(index)")
      photo.description = word
      return photo
    }
    try await photos.save(Page(items: all, hasNext: false), of: .editorial, as: PageRequest())
    let cats = try await photos.photos(matching: #require(SearchQuery("cat")), page: PageRequest(size: 30))
    #expect(cats.total == 300)
    #expect(cats.items.allSatisfy { $0.description == "cat" })
    let beginnings = try await photos.photos(matching: #require(SearchQuery("categ")), page: PageRequest())
    #expect(beginnings.items.map(\.description) == ["category"])
  }

  /// The search depends on the length of the prefix. A single letter is expanded to the two-letter prefixes that begin
  /// with it. Two or three letters are searched with FTS5's own prefix query. A longer prefix is expanded to the words
  /// that begin with it, if there are at most 100 such words.
  @Test("A prefix finds every word that starts with the prefix", arguments: SeededGenerator.seeds.prefix(5))
  func everyWordIsFound(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let letters = ["z", "x", "é", "я", "9"]
    let words = (1...250).map { _ in
      (Bool.random(using: &random) ? "zzzz" : "")
        + (1...6).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }.joined()
    }
    let all = words.enumerated().map { index, word in
      var photo = Photo.fixture("\(index)")
      photo.description = "lake \(word)"
      return photo
    }
    try await photos.save(Page(items: all, hasNext: false), of: .editorial, as: PageRequest())
    for beginning in ["z", "zzzz"] + (1...7).map({ String(words[$0].prefix($0)) }) {
      for text in [beginning, "lake-\(beginning)", "lak \(beginning)"] {
        let query = try #require(SearchQuery(text))
        let found = try await everything(matching: query).compactMap { $0.description.map { String($0.dropFirst(5)) } }
        #expect(found.sorted() == words.filter { $0.hasPrefix(beginning) }.sorted(), "\(text)")
      }
    }
  }

  @Test("Reading all pages of a search returns every match once")
  func pages() async throws {
    for number in 1...25 { try await save("\(number)", "river") }
    let query = try #require(SearchQuery("river"))
    let seen = try await everything(matching: query)
    #expect(Set(seen.map(\.id)).count == 25 && seen.count == 25)
    let behind = PageRequest(number: 4, size: 10)
    #expect(try await photos.photos(matching: query, page: behind).items.isEmpty)
  }

  @Test("A search finds only photos with the requested orientation and source")
  func orientationAndSource() async throws {
    try await save("wide", "river")
    try await save("tall", "river") { $0.size = PixelSize(width: 200, height: 300) }
    let other = try store.photos(.picsum)
    var photo = Photo.fixture("other", source: .picsum)
    photo.description = "river"
    try await other.save(photo)
    let portrait = try #require(SearchQuery("river", orientation: .portrait))
    #expect(try await photos.photos(matching: portrait, page: PageRequest()).items.map(\.id.value) == ["tall"])
  }

  @Test("After a photo's description has changed, the photo is found by the new words")
  func changedDescription() async throws {
    try await save("a", "river")
    try await save("a", "mountain")
    #expect(try await photos.photos(matching: #require(SearchQuery("river")), page: PageRequest()).items.isEmpty)
    #expect(try await photos.photos(matching: #require(SearchQuery("mountain")), page: PageRequest()).total == 1)
  }

  @Test("After a photo is saved again without its tags, it is still found by its tags")
  func tagsStay() async throws {
    try await save("a", "mountain") { $0.detail = Photo.Detail(tags: ["glacier"]) }
    try await save("a", "mountain")
    #expect(try await photos.photos(matching: #require(SearchQuery("glacier")), page: PageRequest()).total == 1)
  }

  private func everything(matching query: SearchQuery) async throws -> [Photo] {
    var found: [Photo] = []
    var request = PageRequest(size: 10)
    while true {
      let page = try await photos.photos(matching: query, page: request)
      found += page.items
      guard page.hasNext else { return found }
      request = request.next
    }
  }

  private func saveThree() async throws {
    try await save("lake", "A Lake in the morning") {
      $0.altDescription = "호수와 산"
      $0.detail = Photo.Detail(place: Place(city: "Keswick"), tags: ["riverside"])
    }
    try await save("coffee", "Un café à Paris")
    try await save("tokyo", "東京の夜")
  }

  private func save(_ value: String, _ description: String, with change: (inout Photo) -> Void = { _ in }) async throws
  {
    var photo = Photo.fixture(value)
    photo.description = description
    change(&photo)
    try await photos.save(photo)
  }
}
