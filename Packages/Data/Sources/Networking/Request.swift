public import HTTPTypes

/// What is asked of a `Transport`: an HTTP head, a body and the limits that its answer must keep.
public struct Request: Sendable, Hashable {
  /// Method, scheme, authority, path and header fields.
  public var head: HTTPRequest
  /// The bytes that are sent, empty for most requests.
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

  /// A request for an absolute `http` or `https` URL.
  ///
  /// Returns nil when `url` is not one, or when it carries a user name or a password: those belong in a header field.
  /// A fragment is dropped, as it is never sent.
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

  /// The absolute URL, or nil when the head lacks a scheme or an authority.
  public var url: String? {
    guard let scheme = head.scheme, let authority = head.authority else { return nil }
    return "\(scheme)://\(authority)\(head.path ?? "/")"
  }
}
