import Domain
import Foundation
import HTTPTypes
import Networking

/// Fetches JSON from a web API, and translates failures into errors of Domain. Printing the client reveals no secret.
struct APIClient: Sendable, CustomStringConvertible, CustomReflectable {
  /// A decoded response and its head, which may link to the next page.
  struct Decoded<Body> {
    var body: Body
    var head: HTTPResponse
  }

  let transport: any Transport
  let base: BaseURL
  /// The header fields of every request. Requests go only to the origin of `base`.
  let headers: HTTPFields
  let limits: Limits
  let now: @Sendable () -> Date
  /// Receives the result of each request.
  var connection: SourceConnection?
  /// Called with a description of each malformed item that is left out of its list.
  var onMalformedItem: @Sendable (_ problem: ErrorReason) -> Void = { _ in }

  var description: String { "APIClient(\(base))" }
  var customMirror: Mirror { Mirror(self, children: []) }

  func get<Body: Decodable>(
    _ type: Body.Type, _ path: [String], query: [(name: String, value: String)] = []
  ) async throws(RepositoryError) -> Decoded<Body> {
    let response = try await get(address: base.address(path, query: query))
    return Decoded(body: try decode(type, from: response.body), head: response.head)
  }

  /// Returns the valid items of a list, and reports malformed items.
  func items<Item>(of list: LenientList<Item>) -> [Item] {
    for problem in list.problems { onMalformedItem(problem.reason(host: base.host)) }
    return list.items
  }

  /// Fetches an address.
  ///
  /// - Parameter address: An address with the same origin as `base`.
  func get(address: String) async throws(RepositoryError) -> Response {
    guard base.hasSameOrigin(as: address), var request = Request(url: address, headers: headers) else {
      throw .malformed(reason: .invalidRequest(host: base.host))
    }
    request.limits = limits
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      let failure = RepositoryError(error, host: base.host, now: now())
      connection?.failed(failure)
      throw failure
    }
    // Cached responses carry outdated rate-limit headers.
    if [.none, .revalidated].contains(response.metrics.cache) {
      connection?.answered(RateLimitFields(response.head), now: now())
    }
    guard response.head.status.kind == .successful else {
      throw RepositoryError(refusal: response, host: base.host, secrets: secrets, now: now())
    }
    return response
  }

  /// The secrets that an error message must not contain, even if a server sends them back.
  private var secrets: [String] {
    headers[.authorization].map { [$0] + $0.split(separator: " ").dropFirst().map(String.init) } ?? []
  }

  private func decode<Body: Decodable>(_ type: Body.Type, from bytes: [UInt8]) throws(RepositoryError) -> Body {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      // A network that requires a sign-in returns its sign-in page for every request.
      if PhotoFileType.isWebPage(bytes) { throw .offline(reason: .webPage(host: base.host)) }
      throw .malformed(reason: (error as? DecodingError)?.reason(host: base.host) ?? .notJSON(host: base.host))
    }
  }
}
