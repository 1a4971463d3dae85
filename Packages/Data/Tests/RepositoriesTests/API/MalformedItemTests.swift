import Domain
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Synchronization
import Testing

/// A malformed item in a page loses that item, not the page.
@Suite struct MalformedItemTests {
  private static let faults: [(field: String, value: String, problem: String)] = [
    ("width", "1.5", "[1] is invalid"), ("id", "7", "[1].id is not a string"),
    ("user", "null", "[1].user is null"), ("urls", "[]", "[1].urls is not an object"),
  ]

  @Test("A page has all valid items, and each malformed one is reported", arguments: faults)
  func page(_ field: String, _ value: String, _ problem: String) async throws {
    let body = try page(field, value)
    let problems = Mutex<[String]>([])
    let api = UnsplashAPI(
      transport: ScriptedTransport(body: Array("[\(body)]".utf8)), accessKey: nil,
      onMalformedItem: { problem in problems.withLock { $0.append(problem) } })
    let found = try await api.photos(in: .editorial, page: PageRequest(size: 3))
    #expect(found.items.map(\.id.value) == ["a", "c"])
    #expect(found.hasNext, "the server sent a full page")
    #expect(problems.withLock { $0 } == ["api.unsplash.com: \(problem); the item is left out"])
  }

  @Test("A search, a random list and Lorem Picsum lose only malformed items")
  func otherLists() async throws {
    let body = try page("width", "1.5")
    let search = Array(#"{"total":3,"total_pages":1,"results":[\#(body)]}"#.utf8)
    let query = try #require(SearchQuery("lake"))
    let found = try await UnsplashAPI(transport: ScriptedTransport(body: search), accessKey: nil)
      .photos(in: .search(query), page: PageRequest())
    #expect(found.items.count == 2)
    let random = try await UnsplashAPI(transport: ScriptedTransport(body: Array("[\(body)]".utf8)), accessKey: nil)
      .photos(in: .random, page: PageRequest())
    #expect(random.items.count == 2)
    let picsum = #"[{"id":"1","author":"A","width":3,"height":2,"url":"u"},{"id":2},7,null]"#
    let listed = try await PicsumAPI(transport: ScriptedTransport(body: Array(picsum.utf8)))
      .photos(in: .editorial, page: PageRequest())
    #expect(listed.items.map(\.id.value) == ["1"])
  }

  @Test("A page with only malformed items is an error")
  func onlyMalformedItems() async throws {
    let api = UnsplashAPI(transport: ScriptedTransport(body: Array(#"[{"id":7},{}]"#.utf8)), accessKey: nil)
    await #expect(throws: RepositoryError.malformed(reason: "api.unsplash.com: [0].id is not a string")) {
      try await api.photos(in: .editorial, page: PageRequest())
    }
  }

  /// Returns three photos, of which the second has a fault.
  private func page(_ field: String, _ value: String) throws -> String {
    try ["a", "b", "c"].map { id in
      var photo = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
      photo["id"] = id
      if id == "b" {
        photo[field] = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
      }
      return String(decoding: try JSONSerialization.data(withJSONObject: photo), as: UTF8.self)
    }.joined(separator: ",")
  }
}
