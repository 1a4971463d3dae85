import NetworkingTesting

/// A fake Unsplash server whose photos have only the fields that the API description requires.
final class ForeignServer: Sendable {
  static let accessKey = "a-secret-that-nobody-may-see"

  private let server: ScriptedServer

  /// - Parameter misbehaves: returns a response that replaces the server's normal response; nil for the normal
  ///   response.
  init(misbehaves: @escaping @Sendable (ReceivedRequest) -> Reply? = { _ in nil }) throws {
    server = try ScriptedServer { request in
      if let reply = misbehaves(request) { return reply }
      guard request.header("Authorization") == "Client-ID \(Self.accessKey)" else {
        return Reply(status: 401, body: #"{"errors": ["OAuth error: The access token is invalid"]}"#)
      }
      let path = request.path.split(separator: "/").map(String.init)
      switch (path.first, path.count) {
      case ("photos", 1):
        return Reply(headers: [("X-Total", "2")], body: "[\(Self.photo("one")), \(Self.photo("two"))]")
      case ("photos", 2): return Reply(body: Self.photo(path[1]))
      case ("search", 2): return Reply(body: #"{"total": 1, "total_pages": 1, "results": [\#(Self.photo("found"))]}"#)
      case ("topics", 1): return Reply(body: "[\(Self.topic)]")
      case ("topics", 3): return Reply(body: "[\(Self.photo("of-topic"))]")
      default: return Reply(status: 404, body: #"{"errors": ["Couldn't find Photo"]}"#)
      }
    }
  }

  deinit { server.stop() }

  /// Returns a user whose programs send their requests to this server.
  func viewer(_ variables: [String: String] = [:]) throws -> Viewer {
    try Viewer(
      ["UNSPLASH_BASE_URL": server.url(""), "UNSPLASH_ACCESS_KEY": Self.accessKey]
        .merging(variables) { $1 })
  }

  var requests: [ReceivedRequest] { server.requests }

  /// Returns the URL of a path on this server.
  func address(_ path: String) -> String { server.url(path) }

  /// A file that begins with the signature of JPEG.
  static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("a picture".utf8)

  static func photo(_ id: String, description: String = "null", page: String = "http://photos.invalid") -> String {
    """
    {"id": "\(id)", "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06-05:00",
     "promoted_at": null, "width": 4000, "height": 3000, "color": null, "blur_hash": null,
     "description": \(description), "asset_type": "photo", "a field of tomorrow": {"deep": [1]},
     "urls": {"raw": "\(page)/\(id)?raw", "full": "\(page)/\(id)?full", "regular": "\(page)/\(id)?regular",
       "small": "\(page)/\(id)?small", "thumb": "\(page)/\(id)?thumb"},
     "links": {"self": "\(page)/\(id)", "html": "\(page)/\(id)", "download": "\(page)/\(id)",
       "download_location": "\(page)/track/\(id)?ixid=1"},
     "user": {"id": "u", "updated_at": "2024-02-03T04:05:06Z", "username": "ada", "name": "Ada", "first_name": "Ada",
       "last_name": null, "bio": null, "location": null, "total_collections": 0,
       "links": {"self": "\(page)/u", "html": "\(page)/u", "photos": "\(page)/u"},
       "profile_image": {"small": "s", "medium": "m", "large": "l"},
       "social": {"instagram_username": null, "portfolio_url": null, "twitter_username": null}},
     "current_user_collections": []}
    """
  }

  private static let topic = """
    {"id": "t", "slug": "alps", "title": "Alps", "visibility": "featured", "published_at": "2024-02-03T04:05:06Z",
     "updated_at": "2024-02-03T04:05:06Z", "starts_at": "2024-02-03T04:05:06Z", "featured": true, "total_photos": 3,
     "status": "open", "owners": [], "current_user_contributions": [],
     "links": {"self": "s", "html": "h", "photos": "p"}}
    """
}
