import FlyingFox
import Foundation

/// Answers the requests of browsers.
struct WebHandler: HTTPHandler {
  let configuration: WebServer.Configuration
  let guardian: RequestGuard
  let hub: PageHub
  let exempt: @Sendable (UInt16) -> Void
  let endExemption: @Sendable (UInt16) -> Void

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    let verdict = guardian.check(request)
    var response: HTTPResponse
    switch verdict {
    case .serve: response = await answer(request)
    case .setCookie(let cookie, let isFromOtherSite):
      if isFromOtherSite {
        // Browsers treat a redirect as a request of the other site, and would not send the cookie.
        response = HTTPResponse(statusCode: .ok, headers: HTTPHeaders([.contentType: "text/html; charset=utf-8"]))
        response.headers[HTTPHeader("Refresh")] = "0; url=/"
      } else {
        response = HTTPResponse(statusCode: .seeOther, headers: HTTPHeaders([.location: "/"]))
      }
      response.headers[.setCookie] = cookie
      configuration.onAdmission()
    case .refuse(let status, let reason):
      // The path, the query and the headers may contain a secret, so they are not logged.
      configuration.log("request refused: \(reason)")
      response = text(status, status == .forbidden ? configuration.refusal : status.phrase)
    }
    for (name, value) in Self.headers { response.headers[HTTPHeader(name)] = value }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    if request.method == .HEAD { response = HTTPResponse(statusCode: response.statusCode, headers: response.headers) }
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if request.path == RequestGuard.socketPath { return await upgrade(request) }
    // The files are in a fixed table, so the path of a request never reaches the file system.
    if let asset = configuration.assets[request.path] ?? WebServer.scripts[request.path] { return response(asset) }
    let picture = "/picture/"
    if request.path.hasPrefix(picture),
      let asset = await configuration.picture(String(request.path.dropFirst(picture.count)))
    {
      var response = response(asset)
      response.headers[.cacheControl] = "private, max-age=3600, immutable"
      return response
    }
    // Browsers request this icon for a page without an icon, and would report an error.
    if request.path == "/favicon.ico" { return HTTPResponse(statusCode: .noContent) }
    return text(.notFound, HTTPStatusCode.notFound.phrase)
  }

  private func upgrade(_ request: HTTPRequest) async -> HTTPResponse {
    guard request.method == .GET, case .ip4(_, let port)? = request.remoteAddress else {
      return text(.badRequest, HTTPStatusCode.badRequest.phrase)
    }
    let socket = PageSocket(hub: hub) { [exempt] in
      exempt(port)
    } onClose: { [endExemption] in
      endExemption(port)
    }
    guard let response = try? await WebSocketHTTPHandler(handler: socket).handleRequest(request) else {
      return text(.badRequest, HTTPStatusCode.badRequest.phrase)
    }
    return response
  }

  private func response(_ asset: WebServer.Asset) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: HTTPHeaders([.contentType: asset.type]), body: Data(asset.bytes))
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: HTTPHeaders([.contentType: "text/plain; charset=utf-8"]),
      body: Data((text + "\n").utf8))
  }

  private static let headers = [
    "Content-Security-Policy": """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  ]
}
