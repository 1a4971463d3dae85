#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension NetworkError: CustomStringConvertible {
  /// One sentence in plain words, fit for a log or an error line.
  public var description: String {
    switch self {
    case .cancelled: "The request was cancelled."
    case .shutDown: "The network connection was shut down."
    case .offline: "Offline, and nothing stored answers this request."
    case .rateLimited(let wait): "No more requests are allowed; the next in \(wait)."
    case .notRecorded(let detail): "The recorded session has no answer to \(detail)."
    case .malformedRequest(let detail): "The request cannot be sent: \(detail)."
    case .unreachable(let detail): "The server cannot be reached: \(detail)."
    case .timedOut(let phase, let limit): "The server took too long: \(phase.words) took more than \(limit)."
    case .tls(let detail): "No secure connection: \(detail)."
    case .tooLarge(.body, let limit): "The answer's body is larger than \(limit) bytes."
    case .tooLarge(.headers, let limit): "The answer's headers are larger than \(limit) bytes."
    case .tooLarge(.headerLines, let limit): "The answer has more than \(limit) lines of header."
    case .tooManyRedirects(let limit): "The server redirected more than \(limit) times."
    case .redirectRefused(let detail): "A redirect was refused: \(detail)."
    case .cutShort(let detail): "The connection broke before the answer was complete: \(detail)."
    case .malformedResponse(let detail): "The answer cannot be understood: \(detail)."
    case .writeFailed(let errno): "The answer could not be written: \(String(cString: strerror(errno)))."
    case .failed(let code, let detail): "The request failed: \(detail) (libcurl \(code))."
    }
  }
}

extension NetworkError.Phase {
  fileprivate var words: String {
    switch self {
    case .connect: "connecting"
    case .firstByte: "the first byte"
    case .idle: "a pause in the answer"
    case .total: "the whole request"
    }
  }
}
