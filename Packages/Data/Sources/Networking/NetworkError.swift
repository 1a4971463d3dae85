/// The reason why a request has no response. A `detail` is a text from libcurl or this package that names, for example,
/// the host or the certificate. A `detail` contains no header fields. Only the `detail` of `notRecorded` contains a
/// query, in which secrets are replaced.
public enum NetworkError: Error, Sendable, Hashable, Codable {
  public enum Phase: String, Sendable, Hashable, Codable {
    case connect, firstByte, idle, total
  }

  public enum Part: String, Sendable, Hashable, Codable {
    case body, headers, headerLines
  }

  /// The caller's task was canceled.
  case cancelled
  /// The transport was shut down before the response was complete.
  case shutDown
  /// Offline mode is on, and no stored response is available.
  case offline
  /// The rate limit of the host allows no request until `wait` has passed.
  case rateLimited(wait: Duration)
  /// A replayed session has no response to this request.
  case notRecorded(detail: String)
  /// The request cannot be sent, for example because it has no URL or a scheme other than http and https.
  case malformedRequest(detail: String)
  /// There is no connection, for example because the host name is unknown or the connection was refused.
  case unreachable(detail: String)
  /// The proxy cannot be reached, or refused the connection. `address` contains no password. If `isAmbiguous` is true,
  /// the address may be wrong, because the password contains special characters.
  case proxy(address: String, isAmbiguous: Bool, detail: String)
  case timedOut(Phase, limit: Duration)
  /// There is no secure connection, for example because the certificate is not trusted or the pinned key differs.
  case tls(detail: String)
  /// The server's certificate has expired or is not valid yet, or the clock is wrong.
  case certificateDate(detail: String)
  case tooLarge(Part, limit: Int)
  case tooManyRedirects(limit: Int)
  /// A redirect that must not be followed, such as a redirect from https to http.
  case redirectRefused(detail: String)
  /// The connection broke before the response was complete.
  case cutShort(detail: String)
  /// The response is not HTTP, or its body cannot be decoded.
  case malformedResponse(detail: String)
  /// The descriptor of a download or the file of a recording cannot be written. `errno` has the reason.
  case writeFailed(errno: Int32)
  /// Any other error of libcurl, with its code (`CURLE_…`).
  case failed(code: Int32, detail: String)
}
