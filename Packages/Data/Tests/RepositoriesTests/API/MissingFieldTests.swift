import Domain
import Foundation
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests responses with missing, null and invalid fields.
@Suite struct MissingFieldTests {
  /// The required fields of a photo. The tests remove all other fields, one by one and all at once.
  private static let neededOfPhoto: Set<String> = [
    "id", "width", "height", "urls", "urls.raw", "urls.full", "urls.regular", "urls.small", "urls.thumb", "links",
    "links.html", "user", "user.id", "user.username", "user.name",
  ]
  private static let neededOfTopic: Set<String> = ["id", "slug", "title"]

  @Test("A photo can be decoded if one of its optional fields is missing or null")
  func photoWithoutAField() async throws {
    let photo = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
    let paths = Self.paths(in: photo).filter { !Self.neededOfPhoto.contains($0) }
    #expect(paths.count > 40)
    for path in paths {
      for replacement in [nil, NSNull()] as [NSNull?] {
        let body = try Self.bytes(Self.replacing(path, in: photo, by: replacement))
        let api = UnsplashAPI(transport: ScriptedTransport(body: body), accessKey: nil)
        let decoded = try await api.photo(Photo.ID(source: .unsplash, value: "x"))
        #expect(decoded.id.value == "qX9a", "without \(path)")
      }
    }
  }

  @Test("A photo can be decoded if it has only its required fields")
  func photoWithRequiredFields() async throws {
    var photo = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
    for path in Self.paths(in: photo) where !Self.neededOfPhoto.contains(path) {
      photo = Self.replacing(path, in: photo, by: nil)
    }
    let api = UnsplashAPI(transport: ScriptedTransport(body: try Self.bytes(photo)), accessKey: nil)
    let decoded = try await api.photo(Photo.ID(source: .unsplash, value: "x"))
    #expect(decoded.detail == Photo.Detail())
    #expect(decoded.author.name == "Ada Lovelace")
  }

  @Test("The error names a missing required field")
  func missingFieldIsNamed() async throws {
    let photo = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
    for path in Self.neededOfPhoto {
      let body = try Self.bytes(Self.replacing(path, in: photo, by: nil))
      let api = UnsplashAPI(transport: ScriptedTransport(body: body), accessKey: nil)
      await #expect(throws: RepositoryError.malformed(reason: .field(host: "api.unsplash.com", path: path, .missing))) {
        try await api.photo(Photo.ID(source: .unsplash, value: "x"))
      }
    }
  }

  @Test("A photo with a NUL character in its id is refused")
  func idWithNUL() async throws {
    var photo = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
    photo["id"] = "a\0b"
    let unsplash = UnsplashAPI(transport: ScriptedTransport(body: try Self.bytes([photo])), accessKey: nil)
    await #expect(throws: RepositoryError.malformed(reason: .field(host: "api.unsplash.com", path: "[0].id", .invalid)))
    {
      try await unsplash.photos(in: .editorial, page: PageRequest())
    }
    let listed: [String: Any] = ["id": "1\0", "author": "A", "width": 3, "height": 2, "url": "https://example.org"]
    let picsum = PicsumAPI(transport: ScriptedTransport(body: try Self.bytes([listed])))
    await #expect(throws: RepositoryError.malformed(reason: .field(host: "picsum.photos", path: "[0].id", .invalid))) {
      try await picsum.photos(in: .editorial, page: PageRequest())
    }
  }

  @Test("A topic can be decoded if one of its optional fields is missing or null")
  func topicWithoutAField() async throws {
    let topic = try #require((try Fixture.unsplashTopics.json as? [[String: Any]])?.last)
    for field in topic.keys where !Self.neededOfTopic.contains(field) {
      for replacement in [nil, NSNull()] as [NSNull?] {
        let body = try Self.bytes([Self.replacing(field, in: topic, by: replacement)])
        let api = UnsplashAPI(transport: ScriptedTransport(body: body), accessKey: nil)
        #expect(try await api.topics().map(\.title) == ["Travel"], "without \(field)")
      }
    }
  }

  @Test("The error names an invalid field of statistics")
  func invalidStatistics() async throws {
    let history = #"{"total":1,"historical":{"change":1,"values":[{"date":"2024-05-01","value":1}]}}"#
    func reason(views: String) async -> RepositoryError? {
      let body = #"{"views":\#(views),"downloads":\#(history)}"#
      let api = UnsplashAPI(transport: ScriptedTransport(body: body), accessKey: nil)
      return await #expect(throws: RepositoryError.self) {
        try await api.statistics(of: Photo.ID(source: .unsplash, value: "x"), days: 1)
      }
    }
    for (views, path, problem) in [
      ("{}", "views.total", FieldProblem.missing),
      (#"{"total":1}"#, "views.historical", .missing),
      (history.replacing("2024-05-01", with: "May"), "views.historical.values[0].date", .invalid),
      (history.replacing(#""2024-05-01""#, with: "7"), "views.historical.values[0].date", .notText),
      (history.replacing(#""value":1"#, with: #""value":null"#), "views.historical.values[0].value", .null),
    ] {
      #expect(await reason(views: views) == .malformed(reason: .field(host: "api.unsplash.com", path: path, problem)))
    }
  }

  private static func paths(in object: [String: Any], below prefix: String = "") -> [String] {
    object.flatMap { key, value -> [String] in
      let inner = (value as? [String: Any]).map { paths(in: $0, below: "\(prefix)\(key).") } ?? []
      return ["\(prefix)\(key)"] + inner
    }
  }

  /// Replaces a field.
  ///
  /// - Parameter replacement: The new value; nil to remove the field.
  private static func replacing(_ path: String, in object: [String: Any], by replacement: NSNull?) -> [String: Any] {
    var object = object
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 1 {
      object[parts[0]] = replacement
    } else if let inner = object[parts[0]] as? [String: Any] {
      object[parts[0]] = replacing(parts[1], in: inner, by: replacement)
    }
    return object
  }

  private static func bytes(_ json: Any) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: json))
  }
}
