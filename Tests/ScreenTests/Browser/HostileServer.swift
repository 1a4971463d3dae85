import NetworkingTesting

/// A fake Unsplash server whose texts contain control sequences and other hostile characters.
final class HostileServer: Sendable {
  /// Hostile texts as JSON: control sequences, bidirectional text, grapheme clusters, invisible characters, and texts
  /// longer than any line.
  static let texts = [
    #"Dune\u001b]0;owned\u0007s \u001b[2J\u001b[31mred \u009b31m \u001b_Ga=d\u001b\\end"#,
    #"\u202egpj.exe \u2066left\u2069 \u05d0\u05d1\u05d2 \u0645\u0631\u062d\u0628\u0627"#,
    #"\ud83d\udc69\u200d\ud83d\ude80 \u2764\ufe0f \ud83c\uddf0\ud83c\uddf7 \u1112\u1161\u11ab \u6f22\u5b57 e\u0301\u0301\u0301\u0301\u0301\u0301"#,
    String(repeating: "wide\u{D55C}", count: 2_000),
    #"\u200b\u200d\u2060\ufeff\u00ad\r\n\t\u0000\u0008\u007f"#,
  ]

  private let server: ScriptedServer

  init() throws {
    server = try ScriptedServer { request in
      let path = request.path.split(separator: "/").map(String.init)
      let all = Self.texts.indices.map(Self.photo).joined(separator: ",")
      switch (path.first, path.count) {
      case ("photos", 1): return Reply(body: "[\(all)]")
      case ("photos", 2): return Reply(body: Self.photo(Int(path[1].dropFirst()) ?? 0))
      case ("search", 2): return Reply(body: #"{"total": 5, "total_pages": 1, "results": [\#(all)]}"#)
      default: return Reply(status: 404, body: #"{"errors": ["\u001b[2JNothing"]}"#)
      }
    }
  }

  deinit { server.stop() }

  /// The variables that make the program use this server.
  var variables: [String: String] { ["UNSPLASH_BASE_URL": server.url(""), "UNSPLASH_ACCESS_KEY": "key"] }

  private static func photo(_ index: Int) -> String {
    let text = texts[index]
    let page = "http://photos.invalid"
    return """
      {"id": "p\(index)", "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06Z", "width": 4000,
       "height": 3000, "color": "\\u001b[2J", "blur_hash": "\\u001b[2J\(index)", "description": "\(text)",
       "alt_description": "\(text)", "tags": [{"title": "\(text)"}], "location": {"name": "\(text)"},
       "exif": {"make": "\(text)", "model": "\(text)"},
       "urls": {"raw": "\(page)/?raw", "full": "\(page)/?full", "regular": "\(page)/?regular", "small": "\(page)/?small",
         "thumb": "\(page)/?thumb"},
       "links": {"self": "\(page)", "html": "\(page)/\(text)", "download": "\(page)", "download_location": "\(page)"},
       "user": {"id": "u", "updated_at": "2024-02-03T04:05:06Z", "username": "ada", "name": "\(text)",
         "links": {"self": "\(page)", "html": "\(page)/\(text)", "photos": "\(page)"},
         "profile_image": {"small": "s", "medium": "m", "large": "l"}}}
      """
  }
}
