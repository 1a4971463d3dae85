public import HTTPTypes

/// An HTTP request: a head, a body and the limits of its response.
public struct Request: Sendable, Hashable {
  /// The method, scheme, authority, path and header fields.
  public var head: HTTPRequest
  /// The body; empty for most requests.
  public var body: [UInt8]
  public var limits: Limits {
    get { boxedLimits.value }
    set { boxedLimits.value = newValue }
  }
  private var boxedLimits: Boxed<Limits>

  public init(head: HTTPRequest, body: [UInt8] = [], limits: Limits = Limits()) {
    self.head = head
    self.body = body
    boxedLimits = Boxed(limits)
  }

  /// Creates a request for an absolute `http` or `https` URL.
  ///
  /// Returns nil if `url` is not an absolute `http` or `https` URL, or contains a user name or a password. Send
  /// credentials in a header field. Fragments are removed, because a fragment is never sent to a server.
  public init?(url: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: [UInt8] = []) {
    guard let parsed = WebURL(url) else { return nil }
    self.init(
      head: HTTPRequest(
        method: method,
        scheme: parsed.scheme,
        authority: parsed.authority,
        path: parsed.path,
        headerFields: headers
      ),
      body: body
    )
  }

  /// The absolute URL, or nil if the head has no scheme or no authority.
  public var url: String? {
    guard let scheme = head.scheme, let authority = head.authority else { return nil }
    return "\(scheme)://\(authority)\(head.path ?? "/")"
  }
}
