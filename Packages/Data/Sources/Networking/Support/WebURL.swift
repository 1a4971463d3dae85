import CurlShim

/// The parts of an absolute http or https URL, as parsed by libcurl. libcurl also sends the request, so it connects to
/// the same host that this package has checked.
struct WebURL: Equatable {
  /// "http" or "https".
  let scheme: String
  /// The host in lower case, without a port.
  let host: String
  /// The port, or the default port of the scheme.
  let port: Int
  /// The host, followed by the port if the URL specifies one, as in a `Host` field.
  let authority: String
  /// The path and the query, starting with a slash.
  let path: String

  /// Returns nil if `text` is not an http or https URL, or contains a user name or a password.
  ///
  /// - Parameter base: The URL against which a relative `text` is resolved.
  init?(_ text: String, relativeTo base: String? = nil) {
    guard let handle = curl_url() else { return nil }
    defer { curl_url_cleanup(handle) }
    let disallowUser = UInt32(CURLU_DISALLOW_USER)
    if let base, curl_url_set(handle, CURLUPART_URL, base, 0) != CURLUE_OK { return nil }
    guard curl_url_set(handle, CURLUPART_URL, text, disallowUser) == CURLUE_OK else { return nil }

    func part(_ part: CURLUPart, flags: UInt32 = 0) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl_url_get(handle, part, &value, flags) == CURLUE_OK, let value else { return nil }
      defer { curl_free(value) }
      return String(cString: value)
    }

    let defaultPort = UInt32(CURLU_DEFAULT_PORT)
    guard
      let scheme = part(CURLUPART_SCHEME)?.lowercased(), scheme == "http" || scheme == "https",
      let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty,
      let port = part(CURLUPART_PORT, flags: defaultPort).flatMap({ Int($0) })
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
    authority = part(CURLUPART_PORT).map { "\(host):\($0)" } ?? host
    path = (part(CURLUPART_PATH) ?? "/") + (part(CURLUPART_QUERY).map { "?" + $0 } ?? "")
  }

  func hasSameOrigin(as other: WebURL) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }
}
