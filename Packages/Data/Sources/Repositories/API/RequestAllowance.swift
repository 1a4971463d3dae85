import HTTPTypes

/// How many requests a source allows, as its last answer said.
public struct RequestAllowance: Hashable, Sendable {
  /// In an hour.
  public var limit: Int
  /// Of these, how many are left.
  public var remaining: Int

  public init(limit: Int, remaining: Int) {
    self.limit = limit
    self.remaining = remaining
  }

  /// Nil when the answer does not say.
  init?(_ head: HTTPResponse) {
    guard let limit = head.headerFields[.rateLimitLimit].flatMap({ Int($0) }),
      let remaining = head.headerFields[.rateLimitRemaining].flatMap({ Int($0) })
    else { return nil }
    self.init(limit: limit, remaining: max(0, remaining))
  }
}

extension HTTPField.Name {
  static let rateLimitLimit = HTTPField.Name("X-Ratelimit-Limit")!
  static let rateLimitRemaining = HTTPField.Name("X-Ratelimit-Remaining")!
}
