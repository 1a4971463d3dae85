import Domain
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Synchronization
import Testing

/// Tests that a malformed item is left out of its page, and that the other items are returned.
@Suite struct MalformedItemTests {
  private static let faults: [(field: String, value: String, path: String, problem: FieldProblem)] = [
    ("width", "1.5", "[1]", .invalid), ("id", "7", "[1].id", .notText),
    ("user", "null", "[1].user", .null), ("urls", "[]", "[1].urls", .notObject),
  ]

  @Test("A page has all valid items, and each malformed item is reported", arguments: faults)
  func page(_ field: String, _ value: String, _ path: String, _ problem: FieldProblem) async throws {
    let body = try page(field, value)
    let problems = Mutex<[ErrorReason]>([])
    let api = UnsplashAPI(
      transport: ScriptedTransport(body: Array("[\(body)]".utf8)), accessKey: nil,
      onMalformedItem: { problem in problems.withLock { $0.append(problem) } })
    let found = try await api.photos(in: .editorial, page: PageRequest(size: 3))
    #expect(found.items.map(\.id.value) == ["a", "c"])
    #expect(found.hasNext, "the server sent a full page")
    #expect(problems.withLock { $0 } == [.field(host: "api.unsplash.com", path: path, problem)])
  }

  @Test("Malformed items are left out of searches, random photos and lists of Lorem Picsum")
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

  @Test("If every item of a page is malformed, the request throws an error")
  func onlyMalformedItems() async throws {
    let api = UnsplashAPI(transport: ScriptedTransport(body: Array(#"[{"id":7},{}]"#.utf8)), accessKey: nil)
    await #expect(throws: RepositoryError.malformed(reason: .field(host: "api.unsplash.com", path: "[0].id", .notText)))
    {
      try await api.photos(in: .editorial, page: PageRequest())
    }
  }

  /// Returns three photos in JSON. In the second photo, the field has the given value, which makes the photo malformed.
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
