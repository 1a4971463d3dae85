extension NetworkError: CustomStringConvertible {
  /// A sentence for a log or an error message.
  public var description: String {
    switch self {
    case .cancelled: "The request was canceled."
    case .shutDown: "The network connection was shut down."
    case .offline: "Offline, and no stored response is available."
    case .rateLimited(let wait): "Rate limit exceeded. The next request is possible in \(wait)."
    case .notRecorded(let detail): "The recorded session has no response to \(detail)."
    case .malformedRequest(let detail): "The request cannot be sent: \(detail)."
    case .unreachable(let detail): "The server cannot be reached: \(detail)."
    case .proxy(_, _, let detail): "The proxy failed: \(detail)."
    case .timedOut(let phase, let limit): "The server took too long: \(phase.words) took more than \(limit)."
    case .tls(let detail): "The connection is not secure: \(detail)."
    case .certificateDate(let detail):
      "The certificate has expired or is not valid yet, or the clock is wrong: \(detail)."
    case .tooLarge(.body, let limit): "The response's body is larger than \(limit) bytes."
    case .tooLarge(.headers, let limit): "The response's headers are larger than \(limit) bytes."
    case .tooLarge(.headerLines, let limit): "The response has more than \(limit) header lines."
    case .tooManyRedirects(let limit): "The server redirected more than \(limit) times."
    case .redirectRefused(let detail): "A redirect was refused: \(detail)."
    case .cutShort(let detail): "The connection broke before the response was complete: \(detail)."
    case .malformedResponse(let detail): "The response is malformed: \(detail)."
    case .writeFailed(let errno): "The response could not be written: \(String(errno: errno))."
    case .failed(let code, let detail): "The request failed: \(detail) (libcurl \(code))."
    }
  }
}

extension NetworkError.Phase {
  fileprivate var words: String {
    switch self {
    case .connect: "connecting"
    case .firstByte: "the first byte"
    case .idle: "a pause in the response"
    case .total: "the whole request"
    }
  }
}
