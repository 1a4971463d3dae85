import Domain
import Foundation
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests that all responses that the API's description allows can be decoded.
@Suite struct APIDescriptionTests {
  let description: APIDescription

  init() throws { description = try APIDescription() }

  @Test("Photos in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func photosOfEveryShape(variant: APIDescription.Variant) async throws {
    let photo = try await api(try description.body(of: "/photos/{assetSlug}", variant))
      .photo(Photo.ID(source: .unsplash, value: "text"))
    expectPhoto(photo, variant)
    let detail = try #require(photo.detail)
    #expect(detail.downloadCount == 7)
    #expect(detail.exif?.make == (variant == .nulls ? nil : "text"))
    #expect(detail.place?.latitude == (variant == .nulls ? nil : 7.5))
    #expect(detail.tags == (variant == .onlyRequired ? [] : ["text"]))
  }

  @Test(
    "Lists of photos in every form that the API allows can be decoded",
    arguments: ["/photos", "/topics/{topicSlug}/photos"],
    APIDescription.Variant.allCases)
  func listsOfEveryShape(path: String, variant: APIDescription.Variant) async throws {
    let feed: PhotoFeed = path == "/photos" ? .editorial : .topic("text")
    let page = try await api(try items(of: path, "Asset.Basic", variant)).photos(in: feed, page: PageRequest())
    #expect(page.items.count == 1)
    for photo in page.items { expectPhoto(photo, variant) }
  }

  @Test("Searches in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func searchesOfEveryShape(variant: APIDescription.Variant) async throws {
    let query = try #require(SearchQuery("x"))
    let body = try description.body(of: "/search/photos", variant)
    let page = try await api(body).photos(in: .search(query), page: PageRequest())
    #expect(page.total == 7)
    #expect(page.items.count == (variant == .onlyRequired ? 0 : 1))
    for photo in page.items { expectPhoto(photo, variant) }
  }

  @Test("Topics in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func topicsOfEveryShape(variant: APIDescription.Variant) async throws {
    let topics = try await api(try items(of: "/topics", "Topic.Basic", variant)).topics()
    let topic = try #require(topics.first)
    #expect(topic.slug.rawValue == "text" && topic.title == "text" && topic.totalPhotos == 7)
    #expect(topic.description == (variant == .nulls ? nil : "text"))
    #expect((topic.cover == nil) == (variant == .nulls))
  }

  @Test("Collections in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func collectionsOfEveryShape(variant: APIDescription.Variant) async throws {
    let body = try items(of: "/collections", "Collection.Basic", variant)
    let page = try await api(body).collections(page: PageRequest())
    let collection = try #require(page.items.first)
    #expect(collection.id.rawValue == "text" && collection.title == "text" && collection.totalPhotos == 7)
    #expect(collection.description == (variant == .nulls ? nil : "text"))
    #expect((collection.cover == nil) == (variant == .nulls))
  }

  @Test("Statistics in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func statisticsOfEveryShape(variant: APIDescription.Variant) async throws {
    let body = try description.body(of: "/photos/{assetSlug}/statistics", variant)
    let statistics = try await api(body).statistics(of: Photo.ID(source: .unsplash, value: "text"), days: 1)
    for history in [statistics.views, statistics.downloads] {
      #expect(history.total == 7 && history.change == 8)
      let day = PhotoStatistics.Day(date: Date(timeIntervalSince1970: 1_714_521_600), count: 8)
      #expect(history.days == (variant == .onlyRequired ? [] : [day]))
    }
  }

  @Test("Error messages in every form that the API allows can be decoded", arguments: APIDescription.Variant.allCases)
  func errorsOfEveryShape(variant: APIDescription.Variant) async throws {
    let body = try JSONSerialization.data(withJSONObject: try description.schema("ErrorResponse", variant))
    let api = UnsplashAPI(transport: ScriptedTransport(400, body: Array(body)), accessKey: nil)
    await #expect(
      throws: RepositoryError.unsupported(reason: .requestRefused(host: "api.unsplash.com", detail: "400: text"))
    ) {
      try await api.photos(in: .editorial, page: PageRequest())
    }
  }

  /// Returns the list in the response for `path`. If the list is empty, returns a list with one element of the schema.
  private func items(of path: String, _ schema: String, _ variant: APIDescription.Variant) throws -> Any {
    let list = try #require(try description.body(of: path, variant) as? [Any])
    return list.isEmpty ? [try description.schema(schema, variant)] : list
  }

  private func api(_ body: Any) throws -> UnsplashAPI {
    let bytes = Array(try JSONSerialization.data(withJSONObject: body))
    return UnsplashAPI(transport: ScriptedTransport(body: bytes), accessKey: nil)
  }

  private func expectPhoto(
    _ photo: Photo, _ variant: APIDescription.Variant, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(photo.id == Photo.ID(source: .unsplash, value: "text"), sourceLocation: place)
    #expect(photo.size == PixelSize(width: 7, height: 7), sourceLocation: place)
    #expect(photo.images.regular == "https://example.org/x", sourceLocation: place)
    #expect(photo.links.downloadTracking == "https://example.org/x", sourceLocation: place)
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_714_555_800), sourceLocation: place)
    #expect(photo.blurHash == (variant == .nulls ? nil : "text"), sourceLocation: place)
    #expect(photo.description == (variant == .nulls ? nil : "text"), sourceLocation: place)
    #expect(photo.author.username == "text", sourceLocation: place)
  }
}
