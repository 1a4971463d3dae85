import Images
import Landscape
import Synchronization

/// Responds to the requests of the Unsplash API, independently of the server and its sockets.
final class DemoAPI: Sendable {
  private let catalogue: Catalogue
  private let darkroom = Darkroom(capacity: 48 << 20)
  private let addresses: Addresses
  private let bodies: Bodies
  /// The number of reported downloads, by photo id.
  private let reportedDownloads = Mutex<[String: Int]>([:])
  private let random: Mutex<SeededRandom>

  init(catalogue: Catalogue, baseURL: String) {
    self.catalogue = catalogue
    addresses = Addresses(base: baseURL)
    bodies = Bodies(catalogue: catalogue, darkroom: darkroom, addresses: addresses)
    random = Mutex(SeededRandom(seed: UInt64(catalogue.photos.count)))
  }

  /// Returns whether requests for a path need an access key and count toward the rate limit. Requests for images do
  /// not.
  static func isMetered(_ path: [String]) -> Bool {
    path.first != "images" && path.first != "profiles"
  }

  func answer(_ path: [String], _ query: Query, headers: [String: String]) async throws -> Answer {
    switch (path.first, Array(path.dropFirst())) {
    case ("images", let rest) where rest.count == 1:
      let photo = try photo(rest[0])
      return try await picture(of: photo.scene, size: photo.size, query, headers)
    case ("profiles", let rest) where rest.count == 1:
      return try await picture(of: try user(rest[0]).portrait, size: ImageSize(width: 256, height: 256), query, headers)
    case ("photos", let rest): return try await photos(rest, query)
    case ("topics", let rest): return try await topics(rest, query)
    case ("users", let rest): return try await users(rest, query)
    case ("collections", let rest): return try await collections(rest, query)
    case ("search", let rest): return try await search(rest, query)
    case ("stats", ["total"]): return Answer(body: try totals().bytes())
    default: throw APIError.notFound("/\(path.joined(separator: "/"))")
    }
  }

  // MARK: Photos

  private func photos(_ path: [String], _ query: Query) async throws -> Answer {
    if path.isEmpty {
      return try await list(ordered(catalogue.photos, try query.choice("order_by", Order.self)), "photos", query)
    }
    if path == ["random"] { return try await randomPhotos(query) }
    let photo = try photo(path[0])
    switch path.dropFirst() {
    case []:
      return Answer(body: try await bodies.full(photo, extraDownloads: downloads(of: photo)).bytes())
    case ["statistics"]:
      let quantity = try query.whole("quantity", in: 1...30) ?? 30
      return Answer(
        body: try bodies.statistics(photo, quantity: quantity, extraDownloads: downloads(of: photo)).bytes())
    case ["download"]:
      reportedDownloads.withLock { $0[photo.id, default: 0] += 1 }
      let url = addresses.image(photo, "&fm=jpg&q=85&dl=\(photo.slug).jpg")
      return Answer(body: try JSON.object(["url": .string(url)]).bytes())
    default:
      throw APIError.notFound("/photos/\(path.joined(separator: "/"))")
    }
  }

  private func downloads(of photo: CataloguePhoto) -> Int {
    reportedDownloads.withLock { $0[photo.id] ?? 0 }
  }

  private func randomPhotos(_ query: Query) async throws -> Answer {
    var candidates = query["query"].map(catalogue.photos(matching:)) ?? catalogue.photos
    if let topics = query.list("topics") {
      candidates = candidates.filter {
        topics.contains($0.scene.kind.rawValue) || topics.contains("topic-\($0.scene.kind.rawValue)")
      }
    }
    if let name = query["username"] {
      let author = try user(name).id
      candidates = candidates.filter { catalogue.users[$0.author].id == author }
    }
    candidates = oriented(candidates, try query.choice("orientation", Orientation.self))
    let count = try query.whole("count", in: 1...30)
    guard !candidates.isEmpty else { throw APIError.notFound("a photo that matches") }
    let chosen = random.withLock { Array(candidates.shuffled(using: &$0).prefix(count ?? 1)) }
    var full: [JSON] = []
    for photo in chosen { full.append(await bodies.full(photo, extraDownloads: downloads(of: photo))) }
    return Answer(body: try (count == nil ? full[0] : .array(full)).bytes())
  }

  private func list(_ photos: [CataloguePhoto], _ path: String, _ query: Query) async throws -> Answer {
    let page = try Page(of: oriented(photos, try query.choice("orientation", Orientation.self)), query)
    return try answer(page, path, query, await bodies.photos(page.elements))
  }

  /// Creates the response to a request for a page of a list.
  private func answer<Element>(_ page: Page<Element>, _ path: String, _ query: Query, _ body: JSON) throws -> Answer {
    Answer(headers: page.headers(address: "\(addresses.base)/\(path)", query: query), body: try body.bytes())
  }

  private enum Order: String, CaseIterable {
    case latest, oldest, popular, views, downloads
  }

  private func ordered(_ photos: [CataloguePhoto], _ order: Order?) -> [CataloguePhoto] {
    switch order {
    case nil: photos
    case .latest: photos.sorted { $0.createdAt > $1.createdAt }
    case .oldest: photos.sorted { $0.createdAt < $1.createdAt }
    case .popular: photos.sorted { $0.likes > $1.likes }
    case .views: photos.sorted { $0.views > $1.views }
    case .downloads: photos.sorted { $0.downloads > $1.downloads }
    }
  }

  private func oriented(_ photos: [CataloguePhoto], _ orientation: Orientation?) -> [CataloguePhoto] {
    orientation.map { wanted in photos.filter { $0.orientation == wanted } } ?? photos
  }

  // MARK: Search

  private enum SearchOrder: String, CaseIterable {
    case relevant, latest, editorial
  }

  private func search(_ path: [String], _ query: Query) async throws -> Answer {
    guard let words = query["query"], words.contains(where: { !$0.isWhitespace }) else {
      throw APIError.badRequest("query is missing")
    }
    switch path {
    case ["photos"]:
      var found = oriented(catalogue.photos(matching: words), try query.choice("orientation", Orientation.self))
      if let name = try query.choice("color", ColorName.self) {
        let looks = await darkroom.looks(of: found)
        found = zip(found, looks).filter { name.fits($0.1.color) }.map(\.0)
      }
      switch try query.choice("order_by", SearchOrder.self) {
      case .latest: found = ordered(found, .latest)
      case .editorial: found = found.filter { $0.promotedAt != nil } + found.filter { $0.promotedAt == nil }
      case .relevant, nil: break
      }
      let page = try Page(of: found, query)
      return try searchAnswer(page, "photos", query, results: await bodies.photos(page.elements))
    case ["users"]:
      let wanted = words.lowercased()
      let page = try Page(
        of: catalogue.users.filter { $0.name.lowercased().contains(wanted) || $0.userName.contains(wanted) }, query)
      return try searchAnswer(page, "users", query, results: .array(page.elements.map(bodies.user)))
    case ["collections"]:
      let wanted = words.lowercased()
      let page = try Page(of: catalogue.collections.filter { $0.title.lowercased().contains(wanted) }, query)
      return try searchAnswer(page, "collections", query, results: await collectionList(page.elements))
    default:
      throw APIError.notFound("/search/\(path.joined(separator: "/"))")
    }
  }

  /// Returns a page of search results. The body contains the total number of results. The response has no `X-Total`
  /// header.
  private func searchAnswer<Element>(_ page: Page<Element>, _ what: String, _ query: Query, results: JSON) throws
    -> Answer
  {
    let body: JSON = [
      "total": .whole(page.total), "total_pages": .whole(page.total == 0 ? 0 : page.lastNumber), "results": results,
    ]
    var answer = try answer(page, "search/\(what)", query, body)
    answer.headers["X-Total"] = nil
    return answer
  }

  // MARK: Topics, users, collections

  private enum TopicOrder: String, CaseIterable {
    case featured, latest, oldest, position, temporary, updated
  }

  private func topics(_ path: [String], _ query: Query) async throws -> Answer {
    guard let name = path.first else {
      let wanted = query.list("ids")
      var kinds = SceneKind.allCases.filter { kind in
        wanted.map { $0.contains(kind.rawValue) || $0.contains("topic-\(kind.rawValue)") } ?? true
      }
      if try query.choice("order_by", TopicOrder.self) == .oldest { kinds.reverse() }
      let page = try Page(of: kinds, query)
      var topics: [JSON] = []
      for kind in page.elements { topics.append(await bodies.topic(kind)) }
      return try answer(page, "topics", query, .array(topics))
    }
    guard let kind = SceneKind.allCases.first(where: { $0.rawValue == name || "topic-\($0.rawValue)" == name }) else {
      throw APIError.notFound("Topic")
    }
    switch path.dropFirst() {
    case []: return Answer(body: try await bodies.full(kind).bytes())
    case ["photos"]:
      let photos = ordered(catalogue.photos(of: kind), try query.choice("order_by", Order.self))
      return try await list(photos, "topics/\(name)/photos", query)
    default: throw APIError.notFound("/topics/\(path.joined(separator: "/"))")
    }
  }

  private func users(_ path: [String], _ query: Query) async throws -> Answer {
    guard let name = path.first else { throw APIError.notFound("/users") }
    let user = try user(name)
    switch path.dropFirst() {
    case []: return Answer(body: try bodies.full(user).bytes())
    case ["photos"]:
      let photos = ordered(catalogue.photos(by: user), try query.choice("order_by", Order.self))
      return try await list(photos, "users/\(name)/photos", query)
    case ["collections"]: return try await list(bodies.collections(of: user), "users/\(name)/collections", query)
    default: throw APIError.notFound("/users/\(path.joined(separator: "/"))")
    }
  }

  private func collections(_ path: [String], _ query: Query) async throws -> Answer {
    guard let id = path.first else { return try await list(catalogue.collections, "collections", query) }
    guard let collection = catalogue.collections.first(where: { $0.id == id }) else {
      throw APIError.notFound("Collection")
    }
    switch path.dropFirst() {
    case []: return Answer(body: try await bodies.collection(collection).bytes())
    case ["photos"]:
      return try await list(collection.photos.map { catalogue.photos[$0] }, "collections/\(id)/photos", query)
    default: throw APIError.notFound("/collections/\(path.joined(separator: "/"))")
    }
  }

  private func list(_ collections: [CatalogueCollection], _ path: String, _ query: Query) async throws -> Answer {
    let page = try Page(of: collections, query)
    return try answer(page, path, query, await collectionList(page.elements))
  }

  private func collectionList(_ collections: [CatalogueCollection]) async -> JSON {
    var list: [JSON] = []
    for collection in collections { list.append(await bodies.collection(collection)) }
    return .array(list)
  }

  private func totals() -> JSON {
    [
      "photos": .whole(catalogue.photos.count), "photographers": .whole(catalogue.users.count),
      "views": .whole(catalogue.photos.map(\.views).reduce(0, +)),
      "downloads": .whole(catalogue.photos.map(\.downloads).reduce(0, +)),
    ]
  }

  private func photo(_ idOrSlug: String) throws(APIError) -> CataloguePhoto {
    guard let photo = catalogue.photo(idOrSlug: idOrSlug) else { throw .notFound("Photo") }
    return photo
  }

  private func user(_ name: String) throws(APIError) -> CatalogueUser {
    guard let user = catalogue.user(named: name) else { throw .notFound("User") }
    return user
  }

  // MARK: Images

  /// Returns an image. The `ETag` depends only on the URL, so the server can compute the `ETag` before it renders the
  /// image.
  private func picture(
    of scene: Scene, size: ImageSize, _ query: Query, _ headers: [String: String]
  ) async throws -> Answer {
    let order = try PictureOrder(query, of: size)
    var answer = Answer(headers: [
      "Content-Type": "image/jpeg",
      "ETag":
        "\"\(scene.kind.rawValue)-\(scene.seed)-\(order.rendered.width)x\(order.rendered.height)-\(order.kept.width)x\(order.kept.height)-\(order.quality)\"",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Accept-Ranges": "bytes",
    ])
    if let name = query["dl"] {
      let safeName = name.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      answer.headers["Content-Disposition"] = "attachment; filename=\"\(safeName)\""
    }
    if let known = headers["if-none-match"], known == answer.headers["ETag"] {
      answer.status = 304
      return answer
    }
    answer.body = try await darkroom.jpeg(of: scene, order)
    return ranged(answer, headers)
  }

  private func ranged(_ whole: Answer, _ headers: [String: String]) -> Answer {
    // If the client has a part of another version of the image, the server sends the whole image.
    let isSameVersion = headers["if-range"].map { $0 == whole.headers["ETag"] } ?? true
    guard isSameVersion, let header = headers["range"], let range = ByteRange(header, length: whole.body.count) else {
      return whole
    }
    var answer = whole
    switch range {
    case .part(let bytes):
      answer.status = 206
      answer.headers["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(whole.body.count)"
      answer.body = Array(whole.body[bytes])
    case .unsatisfiable:
      answer.status = 416
      answer.headers["Content-Range"] = "bytes */\(whole.body.count)"
      answer.body = []
    }
    return answer
  }
}
