package import HTTPTypes

extension HTTPResponse {
  /// What `Retry-After` asks for: seconds, or a date, which is compared with the answer's own `Date` so that a wrong
  /// clock on either side does no harm. Nil when there is none that can be read.
  package var retryAfter: Duration? {
    guard let field = headerFields[.retryAfter] else { return nil }
    if let seconds = DeltaSeconds.parse(field) { return .seconds(seconds) }
    guard let then = HTTPDate.parse(field), let now = headerFields[.date].flatMap({ HTTPDate.parse($0) }) else {
      return nil
    }
    return .seconds(max(0, then - now))
  }
}
