import CurlShim

extension NetworkError {
  /// Translates an error code of libcurl.
  init(_ code: CURLcode, detail: String, limits: Limits) {
    switch code {
    case CURLE_URL_MALFORMAT, CURLE_LOGIN_DENIED:
      self = .malformedRequest(detail: detail)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY:
      self = .unreachable(detail: detail)
    case CURLE_OPERATION_TIMEDOUT:
      // The connect time limit is the only time limit that libcurl enforces.
      self = .timedOut(.connect, limit: limits.connectTime)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
      CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CLIENTCERT:
      self = .tls(detail: detail)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .cutShort(detail: detail)
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
      // The URL's scheme is already validated, so `CURLE_UNSUPPORTED_PROTOCOL` means that the response does not begin
      // with an HTTP head.
      self = .malformedResponse(detail: detail)
    default:
      self = .failed(code: Int32(bitPattern: code.rawValue), detail: detail)
    }
  }
}
