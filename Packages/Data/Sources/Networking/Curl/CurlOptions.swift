import CurlShim
import HTTPTypes

/// Sets what a request and a configuration ask for; callbacks are the transfer's own business.
func setCurlOptions(
  _ easy: UnsafeMutableRawPointer,
  job: TransferJob,
  configuration: CurlConfiguration,
  headers: UnsafeMutablePointer<curl_slist>?
) {
  let request = job.request
  _ = curlSetString(easy, CURLOPT_URL, job.url)
  _ = curlSetString(easy, CURLOPT_PROTOCOLS_STR, "http,https")
  _ = curlSetLong(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
  // Redirects are followed by RedirectPolicy, which knows what must not cross an origin.
  _ = curlSetLong(easy, CURLOPT_FOLLOWLOCATION, 0)
  // Signals and threads do not mix.
  _ = curlSetLong(easy, CURLOPT_NOSIGNAL, 1)
  _ = curlSetLong(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  _ = curlSetLong(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
  if request.head.scheme == "https" { _ = curlSetLong(easy, CURLOPT_PIPEWAIT, 1) }
  _ = curlSetLong(easy, CURLOPT_BUFFERSIZE, 64 << 10)
  let connectMilliseconds = request.limits.connectTime.nanoseconds / 1_000_000
  // 0 would mean libcurl's own default of five minutes.
  _ = curlSetLong(easy, CURLOPT_CONNECTTIMEOUT_MS, Int(min(max(connectMilliseconds, 1), UInt64(Int32.max))))

  _ = curlSetLong(easy, CURLOPT_SSL_VERIFYPEER, 1)
  _ = curlSetLong(easy, CURLOPT_SSL_VERIFYHOST, 2)
  if let caFile = configuration.caFile { _ = curlSetString(easy, CURLOPT_CAINFO, caFile) }
  if let key = configuration.pinnedPublicKey { _ = curlSetString(easy, CURLOPT_PINNEDPUBLICKEY, key) }

  if let path = configuration.unixSocketPath {
    _ = curlSetString(easy, CURLOPT_UNIX_SOCKET_PATH, path)
    _ = curlSetString(easy, CURLOPT_PROXY, "")
  } else {
    switch configuration.proxy {
    case .environment: break
    case .none: _ = curlSetString(easy, CURLOPT_PROXY, "")
    case .url(let url): _ = curlSetString(easy, CURLOPT_PROXY, url)
    }
  }

  _ = curlSetString(easy, CURLOPT_USERAGENT, configuration.userAgent)
  if request.head.headerFields[.acceptEncoding] == nil {
    // Empty: all that this libcurl can decode.
    _ = curlSetString(easy, CURLOPT_ACCEPT_ENCODING, "")
  }
  if let headers { _ = curlSetHeaders(easy, headers) }
  setMethodAndBody(easy, of: request)
}

private func setMethodAndBody(_ easy: UnsafeMutableRawPointer, of request: Request) {
  switch request.head.method {
  case .get where request.body.isEmpty: return
  case .head where request.body.isEmpty:
    // A custom HEAD would wait for a body that never comes.
    _ = curlSetLong(easy, CURLOPT_NOBODY, 1)
    return
  case .post, .put, .patch: break
  default:
    _ = curlSetString(easy, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
    if request.body.isEmpty { return }
  }
  _ = curlSetOffset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count))
  request.body.withUnsafeBytes { bytes in
    // Only read: libcurl copies the bytes before it returns.
    _ = curlSetPointer(easy, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
  }
  _ = curlSetString(easy, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
}

extension Request {
  /// The header lines for libcurl. To be freed by the caller.
  func makeHeaderList() -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    for field in head.headerFields { list = curl_slist_append(list, field.curlLine) }
    guard !body.isEmpty else { return list }
    // A name and a colon alone takes back what libcurl would add by itself.
    list = curl_slist_append(list, "Expect:")
    if head.headerFields[.contentType] == nil { list = curl_slist_append(list, "Content-Type:") }
    return list
  }
}

extension HTTPField {
  /// "Name: value", or "Name;" for an empty value, as libcurl wants it; with the zero that ends a C string.
  fileprivate var curlLine: [CChar] {
    withUnsafeBytesOfValue { value in
      var line = Array(name.rawName.utf8)
      if value.isEmpty {
        line.append(UInt8(ascii: ";"))
      } else {
        line.append(contentsOf: ": ".utf8)
        line.append(contentsOf: value)
      }
      line.append(0)
      return line.map { CChar(bitPattern: $0) }
    }
  }
}
