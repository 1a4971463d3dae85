package import HTTPTypes

/// What an answer tells of its host's rate limit: the `X-Ratelimit-*` fields that many APIs send, and no standard
/// describes. Each is nil when it is missing or cannot be read.
package struct RateLimitFields: Equatable, Sendable {
  /// `X-Ratelimit-Limit`: the requests of one window. Of "50, 50;w=3600" it is the first number.
  package var limit: Int?
  /// `X-Ratelimit-Remaining`: how many of these are left.
  package var remaining: Int?
  /// `X-Ratelimit-Reset`: how long until the next window.
  ///
  /// Servers send one of two forms, both with or without a fraction. From a billion on it is a moment, in seconds since
  /// 1970; it is compared with the answer's own `Date`, so that a wrong clock on either side does no harm. Below, it is
  /// seconds from now. More than a day is not believed: it would close a host that meant another unit.
  package var reset: Duration?

  package init(_ head: HTTPResponse) {
    limit = head.headerFields[.xRatelimitLimit].flatMap { Int($0.prefix { $0 != "," && $0 != ";" }) }
    remaining = head.headerFields[.xRatelimitRemaining].flatMap { Int($0.prefix { $0 != "," && $0 != ";" }) }
    reset = head.headerFields[.xRatelimitReset].flatMap { Double($0) }.flatMap { Self.duration($0, head) }
  }

  private static func duration(_ reset: Double, _ head: HTTPResponse) -> Duration? {
    var seconds = reset.rounded(.up)
    if seconds >= 1e9 {
      guard let now = head.headerFields[.date].flatMap({ HTTPDate.parse($0) }) else { return nil }
      seconds = max(0, seconds - Double(now))
    }
    return (0...86_400).contains(seconds) ? .seconds(seconds) : nil
  }
}

extension HTTPField.Name {
  fileprivate static let xRatelimitLimit = HTTPField.Name("X-Ratelimit-Limit")!
  static let xRatelimitRemaining = HTTPField.Name("X-Ratelimit-Remaining")!
  fileprivate static let xRatelimitReset = HTTPField.Name("X-Ratelimit-Reset")!
}
