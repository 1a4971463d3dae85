import Domain
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests the domain error for each failure of a source.
@Suite struct APIFailureTests {
  static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    "Each HTTP status is translated into its domain error",
    arguments: [
      (
        401, #"{"errors":["OAuth error: The access token is invalid"]}"#,
        RepositoryError.accessDenied(
          reason: "api.unsplash.com refused the access key: OAuth error: The access token is invalid")
      ),
      (403, "Rate Limit Exceeded", .rateLimited(until: nil)),
      (403, #"{"errors":["Rate Limit Exceeded"]}"#, .rateLimited(until: nil)),
      (
        403, #"{"errors":["Not allowed"]}"#,
        .accessDenied(reason: "api.unsplash.com does not allow this: Not allowed")
      ),
      (404, #"{"errors":["Couldn't find Photo"]}"#, .notFound),
      (
        410, #"{"errors":["Query flagged as spam"]}"#,
        .unsupported(reason: "api.unsplash.com refused the request (410): Query flagged as spam")
      ),
      (429, "", .rateLimited(until: nil)),
      (500, "<html>oops</html>", .unavailable(reason: "api.unsplash.com has a problem (500)")),
      (
        503, "busy\n\u{1B}[2Jback soon", .unavailable(reason: "api.unsplash.com has a problem (503): busy [2Jback soon")
      ),
      (504, "", .timedOut),
      (302, "", .malformed(reason: "api.unsplash.com sent an unexpected response (302)")),
    ])
  func statusHasItsError(status: Int, body: String, meaning: RepositoryError) async {
    await expect(meaning, from: ScriptedTransport(status, body: body))
  }

  @Test("A 403 without remaining requests means that the rate limit is exceeded")
  func noRemainingRequests() async {
    let transport = ScriptedTransport(403, headers: [.init("X-Ratelimit-Remaining")!: "0"], body: "{}")
    await expect(.rateLimited(until: nil), from: transport)
    let reset = ScriptedTransport(
      403, headers: [.init("X-Ratelimit-Remaining")!: "0", .init("X-Ratelimit-Reset")!: "90"], body: "{}")
    await expect(.rateLimited(until: Self.now + 90), from: reset)
  }

  @Test("Retry-After decides when requests are allowed again")
  func retryAfter() async {
    let seconds = ScriptedTransport(429, headers: [.retryAfter: "90"], body: "")
    await expect(.rateLimited(until: Self.now + 90), from: seconds)
    let date = ScriptedTransport(
      429,
      headers: [.retryAfter: "Sun, 06 Nov 1994 08:51:37 GMT", .date: "Sun, 06 Nov 1994 08:49:37 GMT"], body: "")
    await expect(.rateLimited(until: Self.now + 120), from: date)
  }

  @Test("A response that contains the access key is not quoted")
  func keyIsNotQuoted() async {
    let transport = ScriptedTransport(401, body: #"{"errors":["bad key key-123"]}"#)
    await expect(.accessDenied(reason: "api.unsplash.com refused the access key"), from: transport)
  }

  @Test(
    "The error for an invalid response describes the problem",
    arguments: [
      ("", "the response is not JSON"),
      ("<html>Sign in to the airport's network</html>", "the response is not JSON"),
      ("{}", "the response is not a list"),
      ("[{}]", "[0].id is missing"),
      (#"[{"id":7}]"#, "[0].id is not a string"),
      (#"[{"id":"a","width":"wide"}]"#, "[0].width is not a number"),
      (#"[{"id":"a","width":1,"height":null}]"#, "[0].height is null"),
      (#"[{"id":"a","width":1,"height":1,"urls":{"raw":"r"}}]"#, "[0].urls.full is missing"),
      (#"[{"id":"a","width":1,"height":1,"urls":[]}]"#, "[0].urls is not an object"),
    ])
  func invalidResponse(body: String, reason: String) async {
    await expect(.malformed(reason: "api.unsplash.com: \(reason)"), from: ScriptedTransport(body: body))
  }

  @Test(
    "Each network error is translated into its domain error",
    arguments: [
      (NetworkError.cancelled, RepositoryError.cancelled),
      (.shutDown, .cancelled),
      (.offline, .offline(reason: NetworkError.offline.description)),
      (.unreachable(detail: "no host"), .offline(reason: "The server cannot be reached: no host.")),
      (.timedOut(.total, limit: .seconds(1)), .timedOut),
      (.rateLimited(wait: .seconds(60)), .rateLimited(until: now + 60)),
      (.tls(detail: "self-signed"), .offline(reason: "The connection is not secure: self-signed.")),
      (.tooManyRedirects(limit: 5), .malformed(reason: "The server redirected more than 5 times.")),
      (.tooLarge(.body, limit: 9), .malformed(reason: "The response's body is larger than 9 bytes.")),
      (.cutShort(detail: "18"), .offline(reason: "The connection broke before the response was complete: 18.")),
    ])
  func aRequestWithoutAnAnswerHasItsMeaning(failure: NetworkError, meaning: RepositoryError) async {
    await expect(meaning, from: ScriptedTransport(failure: failure))
  }

  private func expect(
    _ meaning: RepositoryError, from transport: ScriptedTransport, at place: SourceLocation = #_sourceLocation
  ) async {
    let api = UnsplashAPI(transport: transport, accessKey: AccessKey("key-123"), now: { Self.now })
    await #expect(throws: meaning, sourceLocation: place) {
      try await api.photos(in: .editorial, page: PageRequest())
    }
  }
}
