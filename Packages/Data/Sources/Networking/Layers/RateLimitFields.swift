package import HTTPTypes

/// The rate limit in a response's `X-Ratelimit-*` fields, which are common but not standardized. A value is nil if its
/// field is missing or invalid.
package struct RateLimitFields: Equatable, Sendable {
  /// `X-Ratelimit-Limit`: the number of requests in one window. For "50, 50;w=3600", the limit is the first number.
  package var limit: Int?
  /// `X-Ratelimit-Remaining`: the number of requests left in the window.
  package var remaining: Int?
  /// `X-Ratelimit-Reset`: the time until the next window.
  ///
  /// Servers send the time in seconds since 1970 or in seconds from now, with or without a fraction. A value of a
  /// billion or more is a time in seconds since 1970. Such a time is compared with the response's own `Date`, so that a
  /// wrong clock of the client or the server does not matter. A value below a billion is a number of seconds until the
  /// next window. A reset that is more than a day away is ignored, because such a value probably has another unit and
  /// would block the host.
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
