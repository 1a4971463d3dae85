import Domain
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

/// Tests that each failure of a source is translated into the matching domain error.
@Suite struct APIFailureTests {
  static let host = "api.unsplash.com"
  static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    "Each HTTP status is translated into the matching domain error",
    arguments: [
      (
        401, #"{"errors":["OAuth error: The access token is invalid"]}"#,
        RepositoryError.accessDenied(
          reason: .keyRefused(host: host, detail: "OAuth error: The access token is invalid"))
      ),
      (403, "Rate Limit Exceeded", .rateLimited(until: nil)),
      (403, #"{"errors":["Rate Limit Exceeded"]}"#, .rateLimited(until: nil)),
      (
        403, #"{"errors":["Not allowed"]}"#,
        .accessDenied(reason: .forbidden(host: host, detail: "Not allowed"))
      ),
      (404, #"{"errors":["Couldn't find Photo"]}"#, .notFound),
      (
        410, #"{"errors":["Query flagged as spam"]}"#,
        .unsupported(reason: .requestRefused(host: host, detail: "410: Query flagged as spam"))
      ),
      (429, "", .rateLimited(until: nil)),
      (500, "<html>oops</html>", .unavailable(reason: .serverProblem(host: host, detail: "500"))),
      (
        503, "busy\n\u{1B}[2Jback soon",
        .unavailable(reason: .serverProblem(host: host, detail: "503: busy [2Jback soon"))
      ),
      (504, "", .timedOut),
      (302, "", .malformed(reason: .unexpectedReply(host: host, detail: "302"))),
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

  @Test("The date at which requests are allowed again is taken from the Retry-After field")
  func retryAfter() async {
    let seconds = ScriptedTransport(429, headers: [.retryAfter: "90"], body: "")
    await expect(.rateLimited(until: Self.now + 90), from: seconds)
    let date = ScriptedTransport(
      429,
      headers: [.retryAfter: "Sun, 06 Nov 1994 08:51:37 GMT", .date: "Sun, 06 Nov 1994 08:49:37 GMT"], body: "")
    await expect(.rateLimited(until: Self.now + 120), from: date)
  }

  @Test("An error does not quote a response that contains the access key")
  func keyIsNotQuoted() async {
    let transport = ScriptedTransport(401, body: #"{"errors":["bad key key-123"]}"#)
    await expect(.accessDenied(reason: .keyRefused(host: Self.host, detail: "")), from: transport)
  }

  @Test(
    "The error for an invalid response describes the problem",
    arguments: [
      ("", ErrorReason.notJSON(host: host)),
      ("<svg>", .notJSON(host: host)),
      ("{}", .field(host: host, path: "", .notList)),
      ("[{}]", .field(host: host, path: "[0].id", .missing)),
      (#"[{"id":7}]"#, .field(host: host, path: "[0].id", .notText)),
      (#"[{"id":"a","width":"wide"}]"#, .field(host: host, path: "[0].width", .notNumber)),
      (#"[{"id":"a","width":1,"height":null}]"#, .field(host: host, path: "[0].height", .null)),
      (
        #"[{"id":"a","width":1,"height":1,"urls":{"raw":"r"}}]"#, .field(host: host, path: "[0].urls.full", .missing)
      ),
      (#"[{"id":"a","width":1,"height":1,"urls":[]}]"#, .field(host: host, path: "[0].urls", .notObject)),
    ])
  func invalidResponse(body: String, reason: ErrorReason) async {
    await expect(.malformed(reason: reason), from: ScriptedTransport(body: body))
  }

  @Test(
    "The sign-in page of a network counts as a missing connection, so that cached photos are shown",
    arguments: ["<html>Sign in to the airport's network</html>", "\n <!DOCTYPE html><title>Sign in</title>"])
  func webPage(body: String) async {
    await expect(.offline(reason: .webPage(host: Self.host)), from: ScriptedTransport(body: body))
  }

  @Test(
    "Each network error is translated into the matching domain error",
    arguments: [
      (NetworkError.cancelled, RepositoryError.cancelled),
      (.shutDown, .cancelled),
      (.offline, .offline(reason: .offlineMode)),
      (.unreachable(detail: "no host"), .offline(reason: .unreachable(host: host))),
      (.timedOut(.total, limit: .seconds(1)), .timedOut),
      (.rateLimited(wait: .seconds(60)), .rateLimited(until: now + 60)),
      (.tls(detail: "self-signed"), .offline(reason: .insecure(host: host))),
      (.tooManyRedirects(limit: 5), .malformed(reason: .redirectLoop(host: host))),
      (.tooLarge(.body, limit: 9), .malformed(reason: .tooLarge(name: host, bytes: 9))),
      (.cutShort(detail: "18"), .offline(reason: .interrupted(host: host))),
      (.certificateDate(detail: "expired"), .offline(reason: .certificateDate(host: host))),
      (
        .proxy(address: "proxy:9", isAmbiguous: false, detail: "refused"),
        .offline(reason: .proxy(address: "proxy:9", isAmbiguous: false))
      ),
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
