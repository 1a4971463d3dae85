public import Domain
public import Foundation
import HTTPTypes
public import Networking

extension RepositoryError {
  /// Creates the error for a request that received no response.
  ///
  /// - Parameter host: The name of the server.
  public init(_ error: NetworkError, host: String, now: Date) {
    switch error {
    case .cancelled, .shutDown:
      self = .cancelled
    case .timedOut:
      self = .timedOut
    case .rateLimited(let wait):
      self = .rateLimited(until: now + wait)
    case .offline:
      self = .offline(reason: .offlineMode)
    case .unreachable:
      self = .offline(reason: .unreachable(host: host))
    case .proxy(let address, let isAmbiguous, _):
      self = .offline(reason: .proxy(address: address, isAmbiguous: isAmbiguous))
    case .tls:
      self = .offline(reason: .insecure(host: host))
    case .certificateDate:
      self = .offline(reason: .certificateDate(host: host))
    case .cutShort:
      self = .offline(reason: .interrupted(host: host))
    case .failed(let code, let detail):
      self = .offline(reason: .message("libcurl \(code): \(detail)"))
    case .notRecorded(let request):
      self = .offline(reason: .notRecorded(request: request))
    case .tooLarge(_, let limit):
      self = .malformed(reason: .tooLarge(name: host, bytes: limit))
    case .tooManyRedirects:
      self = .malformed(reason: .redirectLoop(host: host))
    case .redirectRefused:
      self = .malformed(reason: .redirectRefused(host: host))
    case .malformedResponse:
      self = .malformed(reason: .invalidReply(host: host))
    case .malformedRequest:
      self = .malformed(reason: .invalidRequest(host: host))
    case .writeFailed(let errno):
      self = .storage(.other(reason: .message(NetworkError.writeFailed(errno: errno).description)))
    }
  }

  /// Creates the error of a response whose status is not 2xx.
  ///
  /// - Parameters:
  ///   - host: The name of the server.
  ///   - secrets: The texts that must not be shown. A response that contains one of the secrets is not quoted.
  init(refusal response: Response, host: String, secrets: [String], now: Date) {
    let text = APIErrorText(response.body, secrets: secrets)
    let status = response.head.status.code
    let detail = text.isEmpty ? "\(status)" : "\(status): \(text)"
    let rate = RateLimitFields(response.head)
    let until = (response.head.retryAfter ?? rate.reset).map { now + $0 }
    switch status {
    case 401:
      self = .accessDenied(reason: .keyRefused(host: host, detail: text.description))
    case 403 where text.reportsRateLimit || rate.remaining == 0:
      self = .rateLimited(until: until)
    case 403:
      self = .accessDenied(reason: .forbidden(host: host, detail: text.description))
    case 404:
      self = .notFound
    case 408, 504:
      self = .timedOut
    case 429:
      self = .rateLimited(until: until)
    case 400..<500:
      self = .unsupported(reason: .requestRefused(host: host, detail: detail))
    case 500..<600:
      self = .unavailable(reason: .serverProblem(host: host, detail: detail))
    default:
      self = .malformed(reason: .unexpectedReply(host: host, detail: "\(status)"))
    }
  }
}

extension Date {
  static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }
}
