import Foundation
import NetworkingTesting
import Testing

/// A server on a real socket that implements the APIs of Unsplash and Lorem Picsum with a small catalog.
enum CatalogueServer {
  static let photoCount = 47

  static func start(_ address: ScriptedServer.Address = .tcp) throws -> ScriptedServer {
    let template = try #require(try Fixture.unsplashPhoto.json as? [String: Any])
    let photos = try (1...photoCount).map { try text(photo($0, from: template)) }
    let topics = try Fixture.unsplashTopics.bytes
    return try ScriptedServer(address) { request in
      reply(to: request, photos: photos, topics: topics)
    }
  }

  private static func reply(to request: ReceivedRequest, photos: [String], topics: [UInt8]) -> Reply {
    let query = URLComponents(string: request.target)?.queryItems ?? []
    func number(_ name: String, else other: Int) -> Int {
      query.first { $0.name == name }.flatMap { $0.value }.flatMap { Int($0) } ?? other
    }
    let page = number("page", else: 1)
    switch request.path {
    case "/photos", "/topics/nature/photos", "/topics/travel/photos", "/users/ada/photos",
      "/collections/c1/photos", "/collections/c2/photos", "/collections/c3/photos", "/collections/c4/photos":
      return list(photos, page: page, size: number("per_page", else: 10), isCounted: true)
    case "/photos/random":
      return json("[\(photos.shuffled().prefix(number("count", else: 1)).joined(separator: ","))]")
    case "/collections":
      return list(collections, page: page, size: number("per_page", else: 10), isCounted: true)
    case "/v2/list":
      return list(picsum, page: page, size: number("limit", else: 30), isCounted: false)
    case "/search/photos":
      let found = query.contains { $0.name == "query" && $0.value == "lake" } ? photos : []
      let size = number("per_page", else: 10)
      let slice = cut(found, page: page, size: size).joined(separator: ",")
      let pages = (found.count + size - 1) / size
      return json(#"{"total":\#(found.count),"total_pages":\#(pages),"results":[\#(slice)]}"#)
    case "/topics":
      return page == 1 ? json(String(decoding: topics, as: UTF8.self)) : json("[]")
    case let path where path.hasPrefix("/photos/photo-") && path.hasSuffix("/statistics"):
      return statistics(days: number("quantity", else: 30))
    default:
      return one(of: photos + picsum, id: request.path.split(separator: "/").dropFirst().first ?? "")
    }
  }

  private static func one(of photos: [String], id: Substring) -> Reply {
    photos.first { $0.contains(#""id":"\#(id)""#) }.map { json($0) }
      ?? Reply(status: 404, body: #"{"errors":["Couldn't find it"]}"#)
  }

  private static func statistics(days: Int) -> Reply {
    let values = (31 - days...30).map { day in
      #"{"date":"2025-11-\#(day < 10 ? "0" : "")\#(day)","value":\#(day)}"#
    }
    let history =
      #"{"total":900,"historical":{"change":465,"quantity":\#(days),"resolution":"days","#
      + #""values":[\#(values.joined(separator: ","))]}}"#
    return json(#"{"views":\#(history),"downloads":\#(history)}"#)
  }

  private static let collections = (1...4).map { number in
    #"{"id":"c\#(number)","title":"Lakes","total_photos":47,"user":{"id":"u1","username":"ada","name":"Ada"}}"#
  }

  private static let picsum = (0..<photoCount).map { number in
    #"{"id":"\#(number)","author":"A","width":600,"height":400,"url":"https://u.example/\#(number)","#
      + #""download_url":"https://p.example/\#(number)"}"#
  }

  private static func list(_ all: [String], page: Int, size: Int, isCounted: Bool) -> Reply {
    let hasNext = page * size < all.count
    let total = isCounted ? [("X-Total", "\(all.count)")] : []
    let link = hasNext ? #"<http://x/?page=\#(page + 1)>; rel="next""# : #"<http://x/?page=1>; rel="first""#
    return json(
      "[\(cut(all, page: page, size: size).joined(separator: ","))]", headers: total + [("Link", link)])
  }

  private static func cut(_ all: [String], page: Int, size: Int) -> [String] {
    Array(all.dropFirst((page - 1) * size).prefix(size))
  }

  private static func json(_ body: String, headers: [(String, String)] = []) -> Reply {
    Reply(headers: [("Content-Type", "application/json")] + headers, body: body)
  }

  private static func photo(_ number: Int, from template: [String: Any]) -> [String: Any] {
    var photo = template
    photo["id"] = "photo-\(number)"
    return photo
  }

  private static func text(_ json: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: json), as: UTF8.self)
  }
}
