/// Why a request has no answer. Texts called `detail` are libcurl's own words, kept because they name the host, the
/// certificate or the address that failed, or a few words of this package; they hold no header. Only that of
/// `notRecorded` holds a query, without what sounds like a secret.
public enum NetworkError: Error, Sendable, Hashable, Codable {
  public enum Phase: String, Sendable, Hashable, Codable {
    case connect, firstByte, idle, total
  }

  public enum Part: String, Sendable, Hashable, Codable {
    case body, headers, headerLines
  }

  /// The task that asked was cancelled.
  case cancelled
  /// The transport was shut down before the answer was complete.
  case shutDown
  /// Offline mode is on, and nothing stored can answer the request.
  case offline
  /// The server, or the limit set for it, allows no request before `wait` is over.
  case rateLimited(wait: Duration)
  /// A replayed session has no answer to this request.
  case notRecorded(detail: String)
  /// The request cannot be sent as it is: no URL, a scheme that is not http or https, …
  case malformedRequest(detail: String)
  /// No connection: the name is unknown, the connection was refused, there is no route.
  case unreachable(detail: String)
  case timedOut(Phase, limit: Duration)
  /// No secure connection: a certificate that cannot be trusted, a pinned key that differs, a failed handshake.
  case tls(detail: String)
  case tooLarge(Part, limit: Int)
  case tooManyRedirects(limit: Int)
  /// A redirect that must not be followed, such as one from https to http.
  case redirectRefused(detail: String)
  /// The connection broke before the answer was complete.
  case cutShort(detail: String)
  /// The peer does not speak HTTP, or its body cannot be decoded.
  case malformedResponse(detail: String)
  /// The descriptor of a download did not take the bytes; `errno` as `write` left it.
  case writeFailed(errno: Int32)
  /// Anything else that libcurl reports, with its code (`CURLE_…`).
  case failed(code: Int32, detail: String)
}
