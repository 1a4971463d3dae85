public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// A client of the Unsplash API, which the demo server also implements.
///
///     let api = UnsplashAPI(transport: CurlTransport(), accessKey: AccessKey(key))
///     let page = try await api.photos(in: .editorial, page: PageRequest())
public struct UnsplashAPI: PhotoAPI {
  public static let officialBase = BaseURL("https://api.unsplash.com")!

  public let source: PhotoSource
  private let client: APIClient

  /// - Parameters:
  ///   - base: The address of the API. The access key is sent only to this address.
  ///   - source: The source of the photos.
  ///   - limits: The limits of a response's size and time.
  ///   - now: Returns the current date.
  ///   - connection: Receives the result of each request.
  ///   - onMalformedItem: Called with a description of each malformed item that is left out of its list.
  public init(
    transport: any Transport, base: BaseURL = officialBase, accessKey: AccessKey?, source: PhotoSource = .unsplash,
    limits: Limits = Limits(bodyBytes: 16 << 20), now: @escaping @Sendable () -> Date = { Date() },
    connection: SourceConnection? = nil, onMalformedItem: @escaping @Sendable (ErrorReason) -> Void = { _ in }
  ) {
    var headers: HTTPFields = [.acceptVersion: "v1", .accept: "application/json"]
    headers[.authorization] = accessKey.map { "Client-ID \($0.value)" }
    self.source = source
    client = APIClient(
      transport: transport, base: base, headers: headers, limits: limits, now: now, connection: connection,
      onMalformedItem: onMalformedItem)
  }

  public func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    switch feed {
    case .editorial:
      return try await list(["photos"], page: page)
    case .topic(let slug):
      return try await list(["topics", try segment(slug.rawValue), "photos"], page: page)
    case .user(let name):
      return try await list(["users", try segment(name.rawValue), "photos"], page: page)
    case .collection(let id):
      return try await list(["collections", try segment(id.rawValue), "photos"], page: page)
    case .random:
      return try await randomPhotos(count: page.size)
    case .search(let query):
      return try await search(query, page: page)
    }
  }

  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    let response = try await client.get(UnsplashPhotoDTO.self, ["photos", try segment(id.value)])
    return response.body.toDomainWithDetail(source: source)
  }

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    let allowed = PhotoStatistics.allowedDays
    let quantity = min(max(days, allowed.lowerBound), allowed.upperBound)
    let response = try await client.get(
      UnsplashStatisticsDTO.self, ["photos", try segment(id.value), "statistics"],
      query: [("resolution", "days"), ("quantity", "\(quantity)")])
    return response.body.toDomain()
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    var topics: [Topic] = []
    var request = PageRequest(size: PageRequest.allowedSizes.upperBound)
    while true {
      let page = try await page(["topics"], request) { (topic: UnsplashTopicDTO) in topic.toDomain(source: source) }
      topics += page.items
      guard page.hasNext, request.number < Self.mostTopicPages else { return topics }
      request = request.next
    }
  }

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    try await self.page(["collections"], page) { (collection: UnsplashCollectionDTO) in
      collection.toDomain(source: source)
    }
  }

  /// Reports a download. If the address in `downloadTracking` belongs to the official API, the request is sent to
  /// `base` instead.
  public func reportDownload(of photo: Photo) async throws(RepositoryError) {
    guard var address = photo.links.downloadTracking else { return }
    if let request = Request(url: address), Self.officialBase.hasSameOrigin(as: address) {
      address = client.base.description + (request.head.path ?? "")
    }
    _ = try await client.get(address: address)
  }

  /// The maximum number of pages to fetch, in case a server always names a next page.
  private static let mostTopicPages = 50

  private func list(_ path: [String], page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await self.page(path, page) { (photo: UnsplashPhotoDTO) in photo.toDomain(source: source) }
  }

  private func page<DTO: Decodable, Item>(
    _ path: [String], _ request: PageRequest, _ toDomain: (DTO) -> Item
  ) async throws(RepositoryError) -> Page<Item> {
    let response = try await client.get(LenientList<DTO>.self, path, query: request.query)
    return Page(
      items: client.items(of: response.body).map(toDomain),
      hasNext: hasNext(response.head, count: response.body.count, of: request),
      total: response.head.total)
  }

  /// Fetches random photos. With a `count`, the response is a list even for one photo.
  private func randomPhotos(count: Int) async throws(RepositoryError) -> Page<Photo> {
    let response = try await client.get(
      LenientList<UnsplashPhotoDTO>.self, ["photos", "random"], query: [("count", "\(count)")])
    let photos = client.items(of: response.body).map { $0.toDomainWithDetail(source: source) }
    return Page(items: photos, hasNext: !photos.isEmpty)
  }

  private func search(_ query: SearchQuery, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    let response = try await client.get(
      UnsplashSearchDTO.self, ["search", "photos"], query: query.items + page.query)
    return Page(
      items: client.items(of: response.body.results).map { $0.toDomain(source: source) },
      hasNext: page.number < response.body.totalPages && response.body.results.count > 0,
      total: response.body.total)
  }

  private func hasNext(_ head: HTTPResponse, count: Int, of page: PageRequest) -> Bool {
    guard count > 0 else { return false }
    if let link = LinkHeader(head) { return link.hasNext }
    if let total = head.total { return page.number <= (total - 1) / page.size }
    return count == page.size
  }

  /// Returns an id as a component of a path.
  ///
  /// - Throws: `notFound` for an id that would change the path.
  private func segment(_ id: String) throws(RepositoryError) -> String {
    guard !id.isEmpty, id != ".", id != ".." else { throw .notFound }
    return id
  }
}

extension PageRequest {
  fileprivate var query: [(name: String, value: String)] {
    [("page", "\(number)"), ("per_page", "\(size)")]
  }
}

extension SearchQuery {
  /// The query items of a search, without items that have the API's default value.
  fileprivate var items: [(name: String, value: String)] {
    var items = [(name: "query", value: text)]
    if order != .relevant { items.append(("order_by", order.rawValue)) }
    if let orientation { items.append(("orientation", orientation.rawValue)) }
    if let color { items.append(("color", color == .blackAndWhite ? "black_and_white" : color.rawValue)) }
    if contentFilter != .low { items.append(("content_filter", contentFilter.rawValue)) }
    return items
  }
}

extension HTTPResponse {
  fileprivate var total: Int? {
    headerFields[.total].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension HTTPField.Name {
  fileprivate static let acceptVersion = HTTPField.Name("Accept-Version")!
  fileprivate static let total = HTTPField.Name("X-Total")!
}
