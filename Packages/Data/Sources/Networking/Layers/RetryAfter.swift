package import HTTPTypes

extension HTTPResponse {
  /// The duration in `Retry-After`, or nil if the field is missing or invalid. A date is compared with the response's
  /// own `Date`, so that a wrong clock of the client or the server does not matter.
  package var retryAfter: Duration? {
    guard let field = headerFields[.retryAfter] else { return nil }
    if let seconds = DeltaSeconds.parse(field) { return .seconds(seconds) }
    guard let then = HTTPDate.parse(field), let now = headerFields[.date].flatMap({ HTTPDate.parse($0) }) else {
      return nil
    }
    return .seconds(max(0, then - now))
  }
}
