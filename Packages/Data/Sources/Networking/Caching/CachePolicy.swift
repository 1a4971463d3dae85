import HTTPTypes

/// The rules of RFC 9111 for a private cache: which stored response is returned for a request, and how a response
/// changes the store. `CachingTransport` carries out the decisions.
struct CachePolicy: Sendable {
  /// How long a stale response is used while it is revalidated, in seconds, if the response has no
  /// `stale-while-revalidate`.
  var staleWhileRevalidate = 0
  /// How long a stale response is used after an error, in seconds, if the response has no `stale-if-error`.
  var staleIfError = 0

  enum Decision {
    case useFresh(StoredResponse)
    /// Use a stale response that the request accepts.
    case useStale(StoredResponse)
    case useStaleAndRevalidate(StoredResponse)
    /// Send the request, with the validators of the stored response if there is one.
    case send(StoredResponse?)
    /// The request must not be sent, and no stored response may be used.
    case refuse
  }

  /// How the cache treats a request.
  enum Kind {
    /// A GET or HEAD request that a stored response can answer.
    case cacheable
    /// A request that changes the server's state, so that stored responses become invalid.
    case unsafe
    /// A request that bypasses the cache, such as a range request.
    case other
  }

  static func kind(of request: Request) -> Kind {
    switch request.head.method {
    case .get, .head:
      let isPlain = request.body.isEmpty && !request.head.headerFields.contains { conditions.contains($0.name) }
      return isPlain ? .cacheable : .other
    case .options, .trace: return .other
    // RFC 9111 §4.4: a method of unknown safety counts as unsafe.
    default: return .unsafe
    }
  }

  /// Decides how to handle a cacheable request at `now`, given the stored responses for its URL, newest first.
  func decision(for request: Request, among stored: [StoredResponse], at now: Int) -> Decision {
    let control = CacheControl(request.head.headerFields)
    guard let stored = stored.first(where: { $0.matches(request) }) else {
      return control.onlyIfCached ? .refuse : .send(nil)
    }
    let freshness = stored.freshness
    if !Self.wantsReload(request, control), let age = stored.age(at: now), age <= control.maxAge ?? .max {
      if age + (control.minFresh ?? 0) < freshness.lifetime { return .useFresh(stored) }
      if freshness.allowsStale, control.minFresh == nil {
        let staleness = age - freshness.lifetime
        if staleness <= control.maxStale ?? -1 { return .useStale(stored) }
        if staleness < freshness.staleWhileRevalidate ?? staleWhileRevalidate, !control.onlyIfCached {
          return .useStaleAndRevalidate(stored)
        }
      }
    }
    guard control.onlyIfCached else { return .send(stored) }
    return freshness.allowsStale ? .useStale(stored) : .refuse
  }

  /// Whether a stored response may be used instead of an error (RFC 5861 §4). In offline mode, the response may have
  /// any age. A response with `must-revalidate` or `no-cache` may never be used.
  func mayUse(_ stored: StoredResponse, insteadOf error: NetworkError, for request: Request, at now: Int) -> Bool {
    guard stored.freshness.allowsStale else { return false }
    return error == .offline || (error.isTransient && isWithinErrorWindow(stored, request, now))
  }

  /// Whether a stored response may be used instead of a response with an error status.
  func mayUse(_ stored: StoredResponse, insteadOf head: HTTPResponse, for request: Request, at now: Int) -> Bool {
    [500, 502, 503, 504].contains(head.status.code) && stored.freshness.allowsStale
      && isWithinErrorWindow(stored, request, now)
  }

  private func isWithinErrorWindow(_ stored: StoredResponse, _ request: Request, _ now: Int) -> Bool {
    let freshness = stored.freshness
    let window = CacheControl(request.head.headerFields).staleIfError ?? freshness.staleIfError ?? staleIfError
    guard window > 0, let age = stored.age(at: now) else { return false }
    return age < freshness.lifetime + window
  }

  /// "Pragma: no-cache" counts only if there is no `Cache-Control` field (RFC 9111 §5.4).
  private static func wantsReload(_ request: Request, _ control: CacheControl) -> Bool {
    if control.noCache { return true }
    let fields = request.head.headerFields
    return fields.contains(.pragma) && !fields.contains(.cacheControl)
      && fields[values: .pragma].contains { $0.lowercased().contains("no-cache") }
  }

  private static let conditions: Set<HTTPField.Name> = [
    .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifRange, .ifUnmodifiedSince, .range,
  ]
}

// MARK: - Store changes

extension CachePolicy {
  /// An exchange with the server: a cacheable request and its response, with the times in seconds since 1970.
  struct Exchange {
    let request: Request
    let response: Response
    let requestedAt: Int
    let receivedAt: Int

    /// Whether the response contains a credential from the request. A response that reveals credentials must not be
    /// stored.
    var revealsCredentials: Bool {
      var secrets = Secrets()
      secrets.add(credentialsOf: request)
      guard !secrets.isEmpty else { return false }
      // Cookies do not count as credentials here, because servers usually send cookies back and `DiskStore` does not
      // store cookies.
      let fields = response.head.headerFields.lazy.filter { $0.name != .setCookie }
      return fields.contains { secrets.removed(from: $0.value) != $0.value } || secrets.isContained(in: response.body)
    }
  }

  /// The largest number of stored responses for one URL.
  private static let variantLimit = 8

  /// Returns the responses to store for a URL after an exchange, newest first, or nil to leave the store unchanged.
  static func storing(_ exchange: Exchange, among stored: [StoredResponse]) -> [StoredResponse]? {
    let head = exchange.response.head
    guard !CacheControl(exchange.request.head.headerFields).noStore, head.status != .notModified else { return nil }
    let others = stored.filter { !$0.matches(exchange.request) }
    if exchange.request.head.method == .head { return storing(headOf: exchange, among: stored, others) }
    if let new = StoredResponse(exchange), !exchange.revealsCredentials {
      return [new] + others.filter { $0.selectingFields != new.selectingFields }.prefix(variantLimit - 1)
    }
    return outdates(head) && others.count < stored.count ? others : nil
  }

  /// Returns the responses to store after a HEAD response (RFC 9111 §4.3.5). A HEAD response updates a stored response
  /// of the same version, and removes a stored response of another version.
  private static func storing(
    headOf exchange: Exchange, among stored: [StoredResponse], _ others: [StoredResponse]
  ) -> [StoredResponse]? {
    let head = exchange.response.head
    guard outdates(head), let selected = stored.first(where: { $0.matches(exchange.request) }) else { return nil }
    let versionFields: [HTTPField.Name] = [.eTag, .lastModified, .contentLength]
    let isSame =
      head.status == selected.head.status
      && versionFields.allSatisfy { [nil, selected.head.headerFields[$0]].contains(head.headerFields[$0]) }
    return isSame ? confirming(selected.updated(by: exchange), by: exchange, among: stored) : others
  }

  /// Whether a response with this head makes stored responses to the same request outdated. A temporary server error
  /// leaves the stored responses valid.
  private static func outdates(_ head: HTTPResponse) -> Bool {
    switch head.status.kind {
    case .successful, .redirection: true
    default: head.status == .notFound || head.status == .gone
    }
  }

  /// Returns the responses to store after a 304 has confirmed one stored response.
  static func confirming(
    _ updated: StoredResponse, by exchange: Exchange, among stored: [StoredResponse]
  ) -> [StoredResponse] {
    let others = stored.filter { !$0.matches(exchange.request) && $0.selectingFields != updated.selectingFields }
    return updated.mayStayStored && !exchange.revealsCredentials ? [updated] + others : others
  }

  /// Returns the URLs that an unsafe request invalidates (RFC 9111 §4.4): its own URL, and the URLs in `Location` and
  /// `Content-Location` that have the same origin.
  static func invalidatedURLs(by request: Request, _ response: Response) -> [String] {
    let isError = ![.successful, .redirection].contains(response.head.status.kind) && response.metrics.redirects == 0
    guard !isError, let url = request.url, let origin = WebURL(url) else { return [] }
    let others = [HTTPField.Name.location, .contentLocation].compactMap { name -> String? in
      guard
        let field = response.head.headerFields[name], let other = WebURL(field, relativeTo: url),
        other.hasSameOrigin(as: origin)
      else { return nil }
      return "\(other.scheme)://\(other.authority)\(other.path)"
    }
    return [url] + others
  }
}

extension HTTPField.Name {
  fileprivate static let pragma = HTTPField.Name("Pragma")!
}
