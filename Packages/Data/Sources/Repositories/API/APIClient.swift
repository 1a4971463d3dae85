import Domain
import Foundation
import HTTPTypes
import Networking

/// Gets JSON from an API, and translates failures into errors of the domain. Does not show its secrets when printed.
struct APIClient: Sendable, CustomStringConvertible, CustomReflectable {
  /// A decoded response, with the head that tells whether another page follows.
  struct Answer<Body> {
    var body: Body
    var head: HTTPResponse
  }

  let transport: any Transport
  let base: BaseURL
  /// Sent with every request, and so to no other server than `base`.
  let headers: HTTPFields
  let limits: Limits
  let now: @Sendable () -> Date
  /// Gets the result of each request.
  var connection: SourceConnection?

  var description: String { "APIClient(\(base))" }
  var customMirror: Mirror { Mirror(self, children: []) }

  func get<Body: Decodable>(
    _ type: Body.Type, _ path: [String], query: [(name: String, value: String)] = []
  ) async throws(RepositoryError) -> Answer<Body> {
    let response = try await get(address: base.address(path, query: query))
    return Answer(body: try decode(type, from: response.body), head: response.head)
  }

  /// - Parameter address: below `base`.
  func get(address: String) async throws(RepositoryError) -> Response {
    guard base.hasSameOrigin(as: address), var request = Request(url: address, headers: headers) else {
      throw .malformed(reason: "this address does not belong to \(base.host)")
    }
    request.limits = limits
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      let failure = RepositoryError(error, now: now())
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

  /// What must not be repeated when a server echoes it.
  private var secrets: [String] {
    headers[.authorization].map { [$0] + $0.split(separator: " ").dropFirst().map(String.init) } ?? []
  }

  private func decode<Body: Decodable>(_ type: Body.Type, from bytes: [UInt8]) throws(RepositoryError) -> Body {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      let reason = (error as? DecodingError)?.reason ?? "the response is not JSON"
      throw .malformed(reason: "\(base.host): \(reason)")
    }
  }
}
