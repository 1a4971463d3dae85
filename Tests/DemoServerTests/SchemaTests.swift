import DemoServer
import Foundation
import Testing

@Suite("Conformance to the Unsplash API's description") struct SchemaTests {
  @Test("Every response conforms to the API description") func responsesConform() async throws {
    try await withServer { client, _ in
      let photo = Catalogue.small.photos[3]
      let user = Catalogue.small.users[photo.author].userName
      let collection = Catalogue.small.collections[0].id
      let answers: [(target: String, schema: Schema)] = [
        ("/photos?per_page=30", .list(.photoBasic, atLeast: 30)),
        ("/photos?page=3&per_page=30", .list(.photoBasic, atLeast: 12)),
        ("/photos/\(photo.id)", .photoFull), ("/photos/\(photo.slug)", .photoFull), ("/photos/random", .photoFull),
        ("/photos/random?count=4", .list(.photoFull, atLeast: 4)), ("/photos/\(photo.id)/statistics", .statistics),
        ("/photos/\(photo.id)/download", .object(["url": .address])),
        ("/search/photos?query=nature", .results(.photoBasic)), ("/search/photos?query=zzz", .results(.photoBasic)),
        ("/search/users?query=a", .results(.userBasic)), ("/search/collections?query=blue", .results(.collection)),
        ("/topics?per_page=30", .list(.topicBasic, atLeast: 12)), ("/topics/lakes", .topicFull),
        ("/topics/lakes/photos", .list(.photoBasic, atLeast: 1)), ("/users/\(user)", .userFull),
        ("/users/\(user)/photos", .list(.photoBasic, atLeast: 1)), ("/users/\(user)/collections", .list(.collection)),
        ("/collections", .list(.collection, atLeast: 1)), ("/collections/\(collection)", .collection),
        ("/collections/\(collection)/photos", .list(.photoBasic, atLeast: 1)),
        ("/stats/total", .object(["photos": .whole, "views": .whole, "downloads": .whole, "photographers": .whole])),
      ]
      for (target, schema) in answers {
        let reply = try await client.get(target)
        #expect(reply.status == 200, "\(target)")
        #expect(reply.headers["content-type"]?.hasPrefix("application/json") == true)
        let faults = schema.faults(in: try reply.json())
        #expect(faults.isEmpty, "\(target): \(faults.prefix(5))")
      }
    }
  }

  @Test("Every photo of the catalog conforms to the API description") func photosConform() async throws {
    try await withServer { client, _ in
      for photo in Catalogue.small.photos {
        let faults = Schema.photoFull.faults(in: try await client.get("/photos/\(photo.id)").json())
        #expect(faults.isEmpty, "\(photo.id): \(faults)")
      }
    }
  }

  @Test(
    "The body of every error is a list of messages",
    arguments: [
      ("/photos/nothing", 404), ("/photos/nothing/statistics", 404), ("/topics/nothing", 404), ("/users/nobody", 404),
      ("/collections/0", 404), ("/nothing", 404), ("/", 404), ("/photos/a/b/c", 404), ("/search/nothing?query=a", 404),
      ("/images/nothing", 404), ("/search/photos", 400), ("/search/photos?query=%20", 400), ("/photos?page=0", 400),
      ("/photos?page=-1", 400), ("/photos?page=two", 400), ("/photos?per_page=0", 400),
      ("/photos?page=99999999999999999999", 400), ("/photos?order_by=luck", 400), ("/photos?orientation=round", 400),
      ("/search/photos?query=sea&color=mauve", 400), ("/photos/random?count=31", 400),
      ("/photos/random?query=zzz", 404),
    ])
  func errorsAreTexts(target: String, status: Int) async throws {
    try await withServer { client, _ in
      let reply = try await client.get(target)
      #expect(reply.status == status)
      #expect(Schema.errors.faults(in: try reply.json()).isEmpty)
    }
  }

  /// Checks values that violate the schema.
  @Test("The check detects violations") func checkDetectsViolations() throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(#"{"id": 3, "created_at": "today", "flag": true, "n": 1.5}"#.utf8))
    let schema = Schema.object([
      "id": .text, "created_at": .time, "flag": .whole, "n": .whole, "gone": .bool, "urls": .urls,
    ])
    #expect(
      schema.faults(in: value).sorted() == [
        "$.created_at: no time", "$.flag: no whole number", "$.gone: missing", "$.id: no text", "$.n: no whole number",
        "$.urls: missing",
      ])
  }
}
