import HTTPTypes

/// Decides whether a redirect is followed, and what the next request may contain.
///
/// - A redirect from https to http, to another scheme, or to a URL with a password is refused.
/// - A request to another origin (scheme, host or port) has only the header fields in `harmlessFields`. A redirect that
///   would send a body to another origin is refused.
/// - 303 changes every method except HEAD to GET; 301 and 302 change POST to GET; 307 and 308 preserve the method.
enum RedirectPolicy {
  /// Returns the next request, or nil if `head` is not a redirect or `limit` is 0.
  ///
  /// - Parameters:
  ///   - followed: The number of redirects that were followed before.
  ///   - limit: The largest number of redirects.
  static func request(
    after head: HTTPResponse,
    to request: Request,
    followed: Int,
    limit: Int
  ) throws(NetworkError) -> Request? {
    guard
      isRedirect(head, limit: limit), let location = head.headerFields[.location],
      let base = request.url, let origin = WebURL(base)
    else { return nil }
    guard followed < limit else { throw .tooManyRedirects(limit: limit) }
    guard let target = WebURL(location, relativeTo: base) else {
      throw .redirectRefused(detail: "its target is not a valid http or https URL without a password")
    }
    guard origin.scheme == "http" || target.scheme == "https" else {
      throw .redirectRefused(detail: "it leads from https to http, at \(target.host)")
    }

    var next = request
    next.head.scheme = target.scheme
    next.head.authority = target.authority
    next.head.path = target.path
    if becomesGet(request.head.method, status: head.status.code) {
      next.head.method = .get
      next.body = []
      for name in fieldsOfBody { next.head.headerFields[name] = nil }
    }
    guard !target.hasSameOrigin(as: origin) else { return next }
    guard next.body.isEmpty else {
      throw .redirectRefused(detail: "it would send the body to another server, \(target.host)")
    }
    next.head.headerFields = HTTPFields(next.head.headerFields.filter { harmlessFields.contains($0.name) })
    return next
  }

  /// Whether `head` is a redirect to follow, rather than a response to return to the caller.
  static func isRedirect(_ head: HTTPResponse, limit: Int) -> Bool {
    limit > 0 && statuses.contains(head.status.code) && head.headerFields[.location] != nil
  }

  private static func becomesGet(_ method: HTTPRequest.Method, status: Int) -> Bool {
    switch status {
    case 303: method != .head
    case 301, 302: method == .post
    default: false
    }
  }

  private static let statuses: Set<Int> = [301, 302, 303, 307, 308]
  private static let fieldsOfBody: [HTTPField.Name] = [
    .contentType, .contentLength, .contentEncoding, .contentLanguage, .contentLocation,
  ]
  private static let harmlessFields: Set<HTTPField.Name> = [
    .accept, .acceptEncoding, .acceptLanguage, .ifRange, .range, .userAgent,
  ]
}
