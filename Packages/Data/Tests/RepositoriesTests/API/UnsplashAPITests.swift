import Domain
import DomainTesting
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests the requests to the Unsplash API, and the decoding of its responses.
@Suite struct UnsplashAPITests {
  @Test("A list is decoded into photos")
  func listDecodes() async throws {
    let transport = ScriptedTransport(
      headers: [.init("X-Total")!: "133", .init("Link")!: #"<https://a.example/photos?page=2>; rel="next""#],
      body: try Fixture.unsplashPhotos.bytes)
    let page = try await api(transport).photos(in: .editorial, page: PageRequest(number: 1, size: 2))
    #expect(page.hasNext)
    #expect(page.total == 133)
    #expect(page.items.map(\.id.value) == ["qX9a", "Zk2_-b"])
    let photo = try #require(page.items.first)
    #expect(photo.id.source == .unsplash)
    #expect(photo.slug == "a-lake-qX9a")
    #expect(photo.size == PixelSize(width: 5472, height: 3648))
    #expect(photo.altDescription == "호수와 산")
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_704_439_812))
    #expect(photo.images.regular == "https://images.unsplash.com/photo-qX9a?ixid=M3wxqX9a&w=1080")
    #expect(photo.links.page == "https://unsplash.com/photos/a-lake-qX9a")
    #expect(photo.author.name == "Ada Lovelace")
    #expect(photo.author.portfolio == "https://ada.example")
    #expect(photo.detail == nil)
  }

  @Test("A single photo is decoded with its detail")
  func singlePhotoHasItsDetail() async throws {
    let transport = ScriptedTransport(body: try Fixture.unsplashPhoto.bytes)
    let photo = try await api(transport).photo(id("qX9a"))
    #expect(
      photo.detail
        == Photo.Detail(
          exif: Exif(
            make: "Canon", model: "EOS 5D", exposureTime: "1/250", aperture: "4.0", focalLength: "35.0", iso: 100),
          place: Place(
            name: "Buttermere, England", city: "Keswick", country: "England", latitude: 54.5412, longitude: -3.2771),
          tags: ["lake", "morning"], topics: ["nature"], downloadCount: 1201, viewCount: 20345))
  }

  @Test("The total of a search is read from the body of the response")
  func totalOfASearch() async throws {
    let transport = ScriptedTransport(body: try Fixture.unsplashSearch.bytes)
    let query = try #require(SearchQuery("lake"))
    let page = try await api(transport).photos(in: .search(query), page: PageRequest(number: 13))
    #expect(page.total == 133)
    #expect(page.hasNext)
    let last = try await api(transport).photos(in: .search(query), page: PageRequest(number: 14))
    #expect(!last.hasNext)
  }

  @Test("Topics with and without a cover can be decoded")
  func topicsDecode() async throws {
    let transport = ScriptedTransport(body: try Fixture.unsplashTopics.bytes)
    let topics = try await api(transport).topics()
    #expect(topics.map(\.slug.rawValue) == ["nature", "travel"])
    #expect(topics.first?.cover?.id.value == "qX9a")
    #expect(topics.last?.cover == nil)
    #expect(transport.requests.count == 1)
  }

  @Test("All pages of topics are fetched")
  func allTopicsAreFetched() async throws {
    let body = try Fixture.unsplashTopics.bytes
    let transport = ScriptedTransport { request throws(NetworkError) in
      let isLast = request.head.path?.contains("?page=3&") ?? false
      let link = isLast ? "<x>; rel=\"prev\"" : "<x>; rel=\"prev\", <y>; rel=\"next\""
      return Response(head: HTTPResponse(status: .ok, headerFields: [.init("Link")!: link]), body: body)
    }
    #expect(try await api(transport).topics().count == 6)
  }

  @Test(
    "Each feed is requested at its own address",
    arguments: [
      (PhotoFeed.editorial, "/photos?page=2&per_page=5"),
      (.topic("street-photography"), "/topics/street-photography/photos?page=2&per_page=5"),
      (.topic("a/b?c"), "/topics/a%2Fb%3Fc/photos?page=2&per_page=5"),
      (.search(SearchQuery("red fox")!), "/search/photos?query=red%20fox&page=2&per_page=5"),
      (
        .search(
          SearchQuery("숲&x=1", order: .latest, orientation: .squarish, color: .blackAndWhite, contentFilter: .high)!),
        "/search/photos?query=%EC%88%B2%26x%3D1&order_by=latest&orientation=squarish&color=black_and_white"
          + "&content_filter=high&page=2&per_page=5"
      ),
    ])
  func feedHasItsAddress(feed: PhotoFeed, path: String) async throws {
    let isSearch = path.hasPrefix("/search")
    let transport = ScriptedTransport(body: isSearch ? #"{"total":0,"total_pages":0,"results":[]}"# : "[]")
    _ = try await api(transport).photos(in: feed, page: PageRequest(number: 2, size: 5))
    #expect(transport.addresses == ["https://api.unsplash.com" + path])
  }

  @Test("The access key and the API version are sent")
  func keyAndVersion() async throws {
    let transport = ScriptedTransport(body: "[]")
    _ = try await api(transport).photos(in: .editorial, page: PageRequest())
    let fields = try #require(transport.requests.first?.head.headerFields)
    #expect(fields[.authorization] == "Client-ID key-123")
    #expect(fields[.init("Accept-Version")!] == "v1")
  }

  @Test("The number of remaining requests is observable", arguments: [200, 403])
  func remainingRequests(status: Int) async throws {
    let transport = ScriptedTransport(
      status, headers: [.init("X-Ratelimit-Limit")!: "50", .init("X-Ratelimit-Remaining")!: "41"], body: "[]")
    let connection = SourceConnection()
    let now = Date(timeIntervalSince1970: 1000)
    let api = UnsplashAPI(transport: transport, accessKey: nil, now: { now }, connection: connection)
    _ = try? await api.photos(in: .editorial, page: PageRequest())
    let status = await connection.states().first { _ in true }
    #expect(status?.connection == .connected)
    #expect(status?.allowance == RequestAllowance(limit: 50, remaining: 41, after: nil, now: now))
  }

  @Test(
    "A cached response does not change the status of the connection",
    arguments: [TransferMetrics.CacheUse.fresh, .stale])
  func cachedResponse(
    use: TransferMetrics.CacheUse
  ) async throws {
    let fields: HTTPFields = [.init("X-Ratelimit-Limit")!: "50", .init("X-Ratelimit-Remaining")!: "41"]
    var kept = Response(head: HTTPResponse(status: .ok, headerFields: fields), body: Array("[]".utf8))
    kept.metrics.cache = use
    let connection = SourceConnection()
    let api = UnsplashAPI(transport: ScriptedTransport([.success(kept)]), accessKey: nil, connection: connection)
    _ = try await api.photos(in: .editorial, page: PageRequest())
    #expect(await connection.states().first { _ in true } == SourceStatus())
  }

  @Test("The end of the rate limit's window is taken from the response")
  func endOfTheHour() async throws {
    let transport = ScriptedTransport(
      headers: [
        .init("X-Ratelimit-Limit")!: "50", .init("X-Ratelimit-Remaining")!: "41", .init("X-Ratelimit-Reset")!: "60",
      ], body: "[]")
    let connection = SourceConnection()
    let now = Date(timeIntervalSince1970: 1000)
    let api = UnsplashAPI(transport: transport, accessKey: nil, now: { now }, connection: connection)
    _ = try await api.photos(in: .editorial, page: PageRequest())
    let status = await connection.states().first { _ in true }
    #expect(status?.allowance?.renewedBy == now + 60)
  }

  @Test("A base address may have a path")
  func baseWithAPath() async throws {
    let transport = ScriptedTransport(body: "[]")
    let base = try #require(BaseURL("http://localhost:8080/unsplash/v1/"))
    let api = UnsplashAPI(transport: transport, base: base, accessKey: nil, source: .demo)
    _ = try await api.photos(in: .editorial, page: PageRequest(number: 1, size: 10))
    #expect(transport.addresses == ["http://localhost:8080/unsplash/v1/photos?page=1&per_page=10"])
    #expect(transport.requests.first?.head.headerFields[.authorization] == nil)
  }

  @Test(
    "An invalid base address is refused",
    arguments: ["", "ftp://host", "api.unsplash.com", "https://user:pass@host", "https://host/?a=b", "https://"])
  func invalidBase(text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test("An id that would change the path of the request is refused as not found", arguments: ["", ".", ".."])
  func idStaysInThePath(
    value: String
  ) async throws {
    let transport = ScriptedTransport(body: "[]")
    await #expect(throws: RepositoryError.notFound) { try await api(transport).photo(id(value)) }
    #expect(transport.requests.isEmpty)
  }

  @Test(
    "The Link header field says whether another page follows",
    arguments: [
      (#"<https://a/photos?page=1>; rel="first", <https://a/photos?page=3>; rel="next""#, true),
      (#"<https://a/photos?a=,;&rel=next>; rel="prev""#, false),
      ("<https://a>; rel=next", true),
      (#"<https://a>; title="x"; rel="prev next""#, true),
      ("garbage", false),
    ])
  func linkField(link: String, hasNext: Bool) async throws {
    let transport = ScriptedTransport(headers: [.init("Link")!: link], body: try Fixture.unsplashPhotos.bytes)
    let page = try await api(transport).photos(in: .editorial, page: PageRequest(size: 2))
    #expect(page.hasNext == hasNext)
  }

  @Test("Without a Link header field, the total or the number of items says whether another page follows")
  func withoutLinkField() async throws {
    let body = try Fixture.unsplashPhotos.bytes
    let cases = [("2", 2, false), ("3", 2, true), ("0", 2, false), ("-1", 2, true), ("many", 3, false)]
    for (total, size, hasNext) in cases {
      let transport = ScriptedTransport(headers: [.init("X-Total")!: total], body: body)
      let page = try await api(transport).photos(in: .editorial, page: PageRequest(size: size))
      #expect(page.hasNext == hasNext, "X-Total: \(total)")
    }
  }

  @Test("The largest page number can be requested")
  func lastPageNumber() async throws {
    let transport = ScriptedTransport(headers: [.init("X-Total")!: "5"], body: try Fixture.unsplashPhotos.bytes)
    let page = try await api(transport).photos(in: .editorial, page: PageRequest(number: .max, size: 30))
    #expect(!page.hasNext)
  }

  @Test("A download is reported to the server at the base address, with the access key")
  func downloadIsReported() async throws {
    let transport = ScriptedTransport(body: "{}")
    var photo = Photo.fixture("x", source: .unsplash)
    photo.links.downloadTracking = "https://api.unsplash.com/photos/x/download?ixid=M3w"
    let base = try #require(BaseURL("http://localhost:9/proxy"))
    let key = AccessKey("key-123")
    try await UnsplashAPI(transport: transport, base: base, accessKey: key).reportDownload(of: photo)
    #expect(transport.addresses == ["http://localhost:9/proxy/photos/x/download?ixid=M3w"])
    #expect(transport.requests.first?.head.headerFields[.authorization] == "Client-ID key-123")
  }

  @Test(
    "The key is sent only to the API's host",
    arguments: [
      "https://evil.example/photos/x/download", "http://api.unsplash.com/photos/x/download", "no address",
    ])
  func keyIsSentToOneHost(address: String) async throws {
    let transport = ScriptedTransport(body: "{}")
    var photo = Photo.fixture("x", source: .unsplash)
    photo.links.downloadTracking = address
    await #expect(throws: RepositoryError.self) { try await api(transport).reportDownload(of: photo) }
    #expect(transport.requests.isEmpty)
  }

  @Test("The key is not printed")
  func keyIsNotPrinted() throws {
    let key = try #require(AccessKey(" key-123\n"))
    let api = UnsplashAPI(transport: ScriptedTransport(body: ""), accessKey: key)
    var dumped = ""
    dump(api, to: &dumped)
    dump(key, to: &dumped)
    #expect(!"\(api) \(key) \(String(reflecting: api)) \(String(reflecting: key)) \(dumped)".contains("key-123"))
  }

  @Test("An invalid key is refused", arguments: ["", " \n", "a b", "a\r\nX: y", "schlüssel"]) func invalidKey(
    text: String
  ) {
    #expect(AccessKey(text) == nil)
  }

  private func api(_ transport: ScriptedTransport) -> UnsplashAPI {
    UnsplashAPI(transport: transport, accessKey: AccessKey("key-123"))
  }

  private func id(_ value: String) -> Photo.ID {
    Photo.ID(source: .unsplash, value: value)
  }
}
