import CurlShim
import HTTPTypes

extension EasyHandle {
  /// What holds for every request.
  func setOptions(of configuration: CurlConfiguration) {
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
    if let caFile = configuration.caFile { _ = curlSetString(pointer, CURLOPT_CAINFO, caFile) }
    if let key = configuration.pinnedPublicKey { _ = curlSetString(pointer, CURLOPT_PINNEDPUBLICKEY, key) }

    if let path = configuration.unixSocketPath {
      _ = curlSetString(pointer, CURLOPT_UNIX_SOCKET_PATH, path)
      _ = curlSetString(pointer, CURLOPT_PROXY, "")
    } else {
      switch configuration.proxy {
      case .environment: break
      case .none: _ = curlSetString(pointer, CURLOPT_PROXY, "")
      case .url(let url): _ = curlSetString(pointer, CURLOPT_PROXY, url)
      }
    }

    _ = curlSetString(pointer, CURLOPT_USERAGENT, configuration.userAgent)
    // Empty: all that this libcurl can decode.
    _ = curlSetString(pointer, CURLOPT_ACCEPT_ENCODING, "")
  }

  /// What is the request's own. Answers whether the next one sets all of it anew, so that no `reset` is needed between.
  func setOptions(of job: TransferJob, headers: UnsafeMutablePointer<curl_slist>?) -> Bool {
    let request = job.request
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
