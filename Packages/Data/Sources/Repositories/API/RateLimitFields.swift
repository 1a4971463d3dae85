import HTTPTypes

/// What an answer says of the requests that are left.
struct RateLimitFields {
  /// In an hour.
  var limit: Int
  var remaining: Int

  /// Nil when the answer does not say.
  init?(_ head: HTTPResponse) {
    guard let limit = head.headerFields[.rateLimitLimit].flatMap({ Int($0) }),
      let remaining = head.headerFields[.rateLimitRemaining].flatMap({ Int($0) })
    else { return nil }
    self.limit = limit
    self.remaining = remaining
  }
}

extension HTTPField.Name {
  static let rateLimitLimit = HTTPField.Name("X-Ratelimit-Limit")!
  static let rateLimitRemaining = HTTPField.Name("X-Ratelimit-Remaining")!
}
