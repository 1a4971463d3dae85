import FlyingFox

/// Decides which requests are served, before the server uses any part of a request.
struct RequestGuard: Sendable {
  enum Verdict: Equatable {
    case serve
    /// The address contains the secret, so the browser gets the cookie.
    case setCookie(String, isFromOtherSite: Bool)
    case refuse(HTTPStatusCode, reason: String)
  }

  /// The path of the WebSocket.
  static let socketPath = "/session"

  let secret: String
  let cookieName: String
  private let hosts: Set<String>

  init(secret: String, name: String, port: UInt16) {
    self.secret = secret
    cookieName = "\(name)-\(port)"
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  func check(_ request: HTTPRequest) -> Verdict {
    // Another site can resolve its own name to 127.0.0.1. Its pages can then send requests to this server, but `Host`
    // contains the name of the site.
    guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
      return .refuse(Self.misdirected, reason: "unknown host")
    }
    guard request.method == .GET || request.method == .HEAD else {
      return .refuse(.methodNotAllowed, reason: "method")
    }
    let origin = request.headers[HTTPHeader("Origin")]
    if let origin, origin != "http://\(host)" { return .refuse(.forbidden, reason: "other origin") }
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]
    let isNavigation = request.headers[HTTPHeader("Sec-Fetch-Mode")] == "navigate"
    let isFromOtherSite = site.map { $0 != "same-origin" && $0 != "none" } ?? false
    if isFromOtherSite, !isNavigation {
      return .refuse(.forbidden, reason: "other site")
    }
    if request.path == "/", let given = request.query.first(where: { $0.name == "secret" })?.value {
      guard Secret.areEqual(given, secret) else { return .refuse(.forbidden, reason: "wrong secret") }
      return .setCookie(
        "\(cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000",
        isFromOtherSite: isFromOtherSite)
    }
    guard let given = cookie(request), Secret.areEqual(given, secret) else {
      return .refuse(.forbidden, reason: "no valid cookie")
    }
    if request.path == Self.socketPath, origin == nil { return .refuse(.forbidden, reason: "no origin") }
    return .serve
  }

  private func cookie(_ request: HTTPRequest) -> String? {
    request.headers[.cookie]?.split(separator: ";").lazy
      .map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix(cookieName + "=") }
      .map { String($0.dropFirst(cookieName.count + 1)) }
  }

  private static let misdirected = HTTPStatusCode(421, phrase: "Misdirected Request")
}
