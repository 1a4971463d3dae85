import HTTPTypes

/// How long a response may be used, according to its header fields (RFC 9111 §4.2 and RFC 5861). Durations are in
/// seconds.
struct Freshness: Sendable, Hashable {
  /// The age at which the response becomes stale.
  let lifetime: Int
  /// The age of the response when it arrived.
  let ageOnArrival: Int
  /// Whether the response may ever be used while it is stale.
  let allowsStale: Bool
  /// The value of `stale-while-revalidate`; nil if the response has no such directive.
  let staleWhileRevalidate: Int?
  /// The value of `stale-if-error`; nil if the response has no such directive.
  let staleIfError: Int?

  init(_ head: HTTPResponse, requestedAt: Int, receivedAt: Int) {
    let fields = head.headerFields
    let control = CacheControl(fields)
    // If `Date` is missing or invalid, the time of arrival is used.
    let date = fields.seconds(.date) ?? receivedAt
    lifetime = Self.lifetime(head, control, date: date)
    // RFC 9111 §5.1: if there are several `Age` values, the first value counts.
    let age = fields[values: .age].first?.listMembers.first.flatMap { DeltaSeconds.parse($0) } ?? 0
    ageOnArrival = max(0, receivedAt - date, age + max(0, receivedAt - requestedAt))
    allowsStale = !control.mustRevalidate && !control.noCache
    staleWhileRevalidate = control.staleWhileRevalidate
    staleIfError = control.staleIfError
  }

  private static func lifetime(_ head: HTTPResponse, _ control: CacheControl, date: Int) -> Int {
    if control.noCache { return 0 }
    if let maxAge = control.maxAge { return maxAge }
    if let expires = head.headerFields[values: .expires].first {
      return max(0, (HTTPDate.parse(expires) ?? date) - date)
    }
    guard control.isPublic || head.status.isCacheableByDefault, let modified = head.headerFields.seconds(.lastModified)
    else { return 0 }
    return min(max(0, date - modified) / 10, longestHeuristicLifetime)
  }

  /// The longest lifetime of a response without an explicit lifetime, in seconds. A response without an explicit
  /// lifetime is fresh for a tenth of the time since `Last-Modified` (RFC 9111 §4.2.2).
  private static let longestHeuristicLifetime = 86_400
}

extension HTTPFields {
  /// Returns the date in a field, in seconds since 1970. If there are several dates, the first date counts.
  fileprivate func seconds(_ name: HTTPField.Name) -> Int? {
    contains(name) ? self[values: name].first.flatMap { HTTPDate.parse($0) } : nil
  }
}

extension HTTPResponse.Status {
  /// Whether a response with this status can be stored without an explicit lifetime (RFC 9110 §15.1). Excludes 206,
  /// because this cache does not combine partial responses.
  var isCacheableByDefault: Bool {
    switch code {
    case 200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501: true
    default: false
    }
  }
}
