import Domain
import DomainTesting
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests the client for Lorem Picsum: its requests, and the photos that it decodes from prepared responses.
@Suite struct PicsumAPITests {
  @Test("A list is decoded into photos with the address of an image in each size")
  func photosInEverySize() async throws {
    let transport = ScriptedTransport(
      headers: [.init("Link")!: #"<https://picsum.photos/v2/list?page=2&limit=2>; rel="next""#],
      body: try Fixture.picsumList.bytes)
    let page = try await PicsumAPI(transport: transport).photos(in: .editorial, page: PageRequest(size: 2))
    #expect(transport.addresses == ["https://picsum.photos/v2/list?page=1&limit=2"])
    #expect(page.hasNext)
    #expect(page.total == nil)
    let photo = try #require(page.items.first)
    #expect(photo.id == Photo.ID(source: .picsum, value: "0"))
    #expect(photo.author.name == "Alejandro Escamilla")
    #expect(photo.images.thumb == "https://picsum.photos/id/0/200/133")
    #expect(photo.images.full == "https://picsum.photos/id/0/5000/3333")
    #expect(photo.links.page == "https://unsplash.com/photos/yC-Yzbqy7PY")
  }

  @Test("The requested size of an image is at most the size of the original")
  func smallImage() async throws {
    let transport = ScriptedTransport(body: try Fixture.picsumList.bytes)
    let page = try await PicsumAPI(transport: transport).photos(in: .editorial, page: PageRequest())
    #expect(page.items.last?.images.regular == "https://picsum.photos/id/10/150/100")
    #expect(!page.hasNext)
  }

  @Test("The addresses of images start with the base address")
  func imagesComeFromTheBase() async throws {
    let transport = ScriptedTransport(body: try Fixture.picsumList.bytes)
    let base = try #require(BaseURL("http://localhost:8080/picsum"))
    let page = try await PicsumAPI(transport: transport, base: base).photos(in: .editorial, page: PageRequest())
    #expect(page.items.first?.images.small == "http://localhost:8080/picsum/id/0/400/267")
  }

  @Test("A photo is requested only if its id is a number", arguments: ["", "..", "1/../2", "abc", "-1", "1?x"])
  func idIsANumber(value: String) async throws {
    let transport = ScriptedTransport(body: "{}")
    await #expect(throws: RepositoryError.notFound) {
      try await PicsumAPI(transport: transport).photo(Photo.ID(source: .picsum, value: value))
    }
    #expect(transport.requests.isEmpty)
  }

  @Test("Searches, topics and statistics are unsupported")
  func unsupportedFeeds() async throws {
    let transport = ScriptedTransport(body: "[]")
    let api = PicsumAPI(transport: transport)
    let query = try #require(SearchQuery("lake"))
    await #expect(throws: RepositoryError.unsupported(reason: .lacks(.picsum, .search))) {
      try await api.photos(in: .search(query), page: PageRequest())
    }
    await #expect(throws: RepositoryError.unsupported(reason: .lacks(.picsum, .topics))) {
      try await api.topics()
    }
    await #expect(throws: RepositoryError.unsupported(reason: .lacks(.picsum, .statistics))) {
      try await api.statistics(of: Photo.ID(source: .picsum, value: "0"), days: 30)
    }
    try await api.reportDownload(of: .fixture("0", source: .picsum))
    #expect(transport.requests.isEmpty)
  }
}
