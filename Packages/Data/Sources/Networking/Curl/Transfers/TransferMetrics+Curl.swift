import CurlShim

extension TransferMetrics {
  /// Reads libcurl's measurements of the transfer that `easy` has just finished. Takes about 100 ns.
  init(easy: UnsafeMutableRawPointer, bodyBytes: Int) {
    func microseconds(_ info: CURLINFO) -> Duration {
      var value: curl_off_t = 0
      _ = curlGetOffset(easy, info, &value)
      return .microseconds(Int64(value))
    }
    nameResolved = microseconds(CURLINFO_NAMELOOKUP_TIME_T)
    connected = microseconds(CURLINFO_CONNECT_TIME_T)
    secured = microseconds(CURLINFO_APPCONNECT_TIME_T)
    firstByte = microseconds(CURLINFO_STARTTRANSFER_TIME_T)
    total = microseconds(CURLINFO_TOTAL_TIME_T)

    var connections = 0
    _ = curlGetLong(easy, CURLINFO_NUM_CONNECTS, &connections)
    newConnections = connections

    var wireBytes: curl_off_t = 0
    _ = curlGetOffset(easy, CURLINFO_SIZE_DOWNLOAD_T, &wireBytes)
    self.wireBytes = Int64(wireBytes)
    self.bodyBytes = Int64(bodyBytes)

    var version = 0
    _ = curlGetLong(easy, CURLINFO_HTTP_VERSION, &version)
    switch version {
    case Int(CURL_HTTP_VERSION_1_0): httpVersion = "1.0"
    case Int(CURL_HTTP_VERSION_1_1): httpVersion = "1.1"
    case Int(CURL_HTTP_VERSION_2_0): httpVersion = "2"
    case Int(CURL_HTTP_VERSION_3): httpVersion = "3"
    default: httpVersion = ""
    }
  }
}
