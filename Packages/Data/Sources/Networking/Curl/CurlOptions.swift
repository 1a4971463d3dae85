import CurlShim
import HTTPTypes

extension EasyHandle {
  /// What holds for every request. Answers why the configuration cannot be kept, or `CURLE_OK`.
  func setOptions(of configuration: CurlConfiguration) -> CURLcode {
    _ = curlSetString(pointer, CURLOPT_PROTOCOLS_STR, "http,https")
    _ = curlSetLong(pointer, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
    // Redirects are followed by RedirectPolicy, which knows what must not cross an origin.
    _ = curlSetLong(pointer, CURLOPT_FOLLOWLOCATION, 0)
    // Signals and threads do not mix.
    _ = curlSetLong(pointer, CURLOPT_NOSIGNAL, 1)
    _ = curlSetLong(pointer, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    _ = curlSetLong(pointer, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))

    _ = curlSetLong(pointer, CURLOPT_SSL_VERIFYPEER, 1)
    _ = curlSetLong(pointer, CURLOPT_SSL_VERIFYHOST, 2)
    _ = curlSetString(pointer, CURLOPT_USERAGENT, configuration.userAgent)
    // Empty: all that this libcurl can decode.
    _ = curlSetString(pointer, CURLOPT_ACCEPT_ENCODING, "")

    // Without one of these a request would go elsewhere, or trust another server.
    let strings: [(CURLoption, String?)] = [
      (CURLOPT_CAINFO, configuration.caFile), (CURLOPT_PINNEDPUBLICKEY, configuration.pinnedPublicKey),
      (CURLOPT_UNIX_SOCKET_PATH, configuration.unixSocketPath), (CURLOPT_PROXY, configuration.proxyURL),
    ]
    for case (let option, let value?) in strings {
      let code = curlSetString(pointer, option, value)
      guard code == CURLE_OK else { return code }
    }
    return CURLE_OK
  }

  /// What is the request's own. Answers whether the next one sets all of it anew, so that no `reset` is needed between.
  func setOptions(of job: TransferJob, headers: UnsafeMutablePointer<curl_slist>?) -> Bool {
    let request = job.request
    // Without a URL, should it be too long, libcurl sends nothing.
    _ = curlSetString(pointer, CURLOPT_URL, job.url)
    _ = curlSetLong(pointer, CURLOPT_PIPEWAIT, job.isSecure ? 1 : 0)
    let connectMilliseconds = request.limits.connectTime.nanoseconds / 1_000_000
    // 0 would mean libcurl's own default of five minutes.
    _ = curlSetLong(pointer, CURLOPT_CONNECTTIMEOUT_MS, Int(min(max(connectMilliseconds, 1), UInt64(Int32.max))))
    _ = curlSetHeaders(pointer, headers)
    _ = curlSetLong(pointer, CURLOPT_BUFFERSIZE, job.sink.bufferSize)

    let choosesEncoding = request.head.headerFields.contains(.acceptEncoding)
    if choosesEncoding { _ = curlSetString(pointer, CURLOPT_ACCEPT_ENCODING, nil) }
    if request.head.method == .get, request.body.isEmpty { return !choosesEncoding }
    setMethodAndBody(of: request)
    return false
  }

  private func setMethodAndBody(of request: Request) {
    switch request.head.method {
    case .head where request.body.isEmpty:
      // A custom HEAD would wait for a body that never comes.
      _ = curlSetLong(pointer, CURLOPT_NOBODY, 1)
      return
    case .post, .put, .patch: break
    default:
      _ = curlSetString(pointer, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
      if request.body.isEmpty { return }
    }
    _ = curlSetOffset(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count))
    request.body.withUnsafeBytes { bytes in
      // Only read: libcurl copies the bytes before it returns.
      _ = curlSetPointer(pointer, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
    _ = curlSetString(pointer, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
  }
}

extension CurlConfiguration {
  /// Empty for none; nil for the environment's.
  fileprivate var proxyURL: String? {
    guard unixSocketPath == nil else { return "" }
    switch proxy {
    case .environment: return nil
    case .none: return ""
    case .url(let url): return url
    }
  }
}

extension BodySink {
  /// Bytes to read at once. libcurl makes the buffer anew for every transfer, so it is large only where much is to come.
  fileprivate var bufferSize: Int {
    switch self {
    case .memory: 16 << 10
    case .stream: 64 << 10
    case .descriptor: 256 << 10
    }
  }
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
