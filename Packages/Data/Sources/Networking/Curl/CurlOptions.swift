import CurlShim
import HTTPTypes

extension EasyHandle {
  /// Sets the options that are the same for every request. Returns `CURLE_OK`, or an error if the configuration is
  /// invalid.
  func setOptions(of configuration: CurlConfiguration) -> CURLcode {
    _ = curlSetString(pointer, CURLOPT_PROTOCOLS_STR, "http,https")
    _ = curlSetLong(pointer, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
    // libcurl must not follow redirects, because `RedirectPolicy` decides what may be sent to another origin.
    _ = curlSetLong(pointer, CURLOPT_FOLLOWLOCATION, 0)
    // libcurl must not use signals, which are not safe with several threads.
    _ = curlSetLong(pointer, CURLOPT_NOSIGNAL, 1)
    _ = curlSetLong(pointer, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    _ = curlCloseSocketsOnExec(pointer)
    _ = curlSetLong(pointer, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))

    _ = curlSetLong(pointer, CURLOPT_SSL_VERIFYPEER, 1)
    _ = curlSetLong(pointer, CURLOPT_SSL_VERIFYHOST, 2)
    _ = curlSetString(pointer, CURLOPT_USERAGENT, configuration.userAgent)
    // An empty string enables every encoding that libcurl supports.
    _ = curlSetString(pointer, CURLOPT_ACCEPT_ENCODING, "")

    // If one of the following options cannot be set, a request might reach or trust the wrong server.
    let strings: [(CURLoption, String?)] = [
      (CURLOPT_CAINFO, configuration.caFile), (CURLOPT_CAPATH, configuration.caFolder),
      (CURLOPT_PINNEDPUBLICKEY, configuration.pinnedPublicKey),
      (CURLOPT_UNIX_SOCKET_PATH, configuration.unixSocketPath), (CURLOPT_PROXY, configuration.proxyURL),
    ]
    for case (let option, let value?) in strings {
      let code = curlSetString(pointer, option, value)
      guard code == CURLE_OK else { return code }
    }
    return CURLE_OK
  }

  /// Sets the options of a request.
  ///
  /// - Returns: Whether the next request overwrites every option that was set, so that the handle needs no `reset`.
  func setOptions(of job: TransferJob, headers: UnsafeMutablePointer<curl_slist>?) -> Bool {
    let request = job.request
    // If the URL is too long, the option stays unset and libcurl sends nothing.
    _ = curlSetString(pointer, CURLOPT_URL, job.url)
    _ = curlSetLong(pointer, CURLOPT_PIPEWAIT, job.isSecure ? 1 : 0)
    let connectMilliseconds = request.limits.connectTime.nanoseconds / 1_000_000
    // The value 0 would select libcurl's default of five minutes.
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
      // With `CURLOPT_CUSTOMREQUEST`, a HEAD request would wait for a body that never arrives.
      _ = curlSetLong(pointer, CURLOPT_NOBODY, 1)
      return
    case .post, .put, .patch: break
    default:
      _ = curlSetString(pointer, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
      if request.body.isEmpty { return }
    }
    _ = curlSetOffset(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count))
    request.body.withUnsafeBytes { bytes in
      // libcurl copies the bytes during the call, and does not change them.
      _ = curlSetPointer(pointer, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
    _ = curlSetString(pointer, CURLOPT_CUSTOMREQUEST, request.head.method.rawValue)
  }
}

extension CurlConfiguration {
  /// The URL of the proxy; empty for no proxy, nil for the proxy in the environment.
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
  /// The size of libcurl's read buffer in bytes. Every transfer has its own buffer, so only transfers of large bodies
  /// use a large buffer.
  fileprivate var bufferSize: Int {
    switch self {
    case .memory: 16 << 10
    case .stream: 64 << 10
    case .descriptor: 256 << 10
    }
  }
}

extension Request {
  /// Returns the header lines for libcurl. The caller frees the list.
  func makeHeaderList() -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    for field in head.headerFields { list = curl_slist_append(list, field.curlLine) }
    guard !body.isEmpty else { return list }
    // A name with a colon and no value prevents libcurl from adding the field.
    list = curl_slist_append(list, "Expect:")
    if head.headerFields[.contentType] == nil { list = curl_slist_append(list, "Content-Type:") }
    return list
  }
}

extension HTTPField {
  /// The field as a zero-terminated C string in libcurl's format: "Name: value", or "Name;" for an empty value.
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
