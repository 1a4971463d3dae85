import Domain
import Foundation
import HTTPTypes
import Networking

extension RepositoryError {
  /// The error of a request without a response.
  init(_ error: NetworkError, now: Date) {
    switch error {
    case .cancelled, .shutDown:
      self = .cancelled
    case .timedOut:
      self = .timedOut
    case .rateLimited(let wait):
      self = .rateLimited(until: now + wait)
    case .offline, .unreachable, .tls, .cutShort, .failed, .notRecorded:
      self = .offline(reason: error.description)
    case .tooLarge, .tooManyRedirects, .redirectRefused, .malformedResponse, .malformedRequest:
      self = .malformed(reason: error.description)
    case .writeFailed:
      self = .storage(.other(reason: error.description))
    }
  }

  /// The error of a response that is no success.
  ///
  /// - Parameters:
  ///   - host: the server.
  ///   - secrets: a response that repeats one of them is not quoted.
  init(refusal response: Response, host: String, secrets: [String], now: Date) {
    let text = APIErrorText(response.body, secrets: secrets)
    let said = text.isEmpty ? "" : ": \(text)"
    let status = response.head.status.code
    let rate = RateLimitFields(response.head)
    let until = (response.head.retryAfter ?? rate.reset).map { now + $0 }
    switch status {
    case 401:
      self = .accessDenied(reason: "\(host) refused the access key\(said)")
    case 403 where text.saysThatTooMuchWasAsked || rate.remaining == 0:
      self = .rateLimited(until: until)
    case 403:
      self = .accessDenied(reason: "\(host) does not allow this\(said)")
    case 404:
      self = .notFound
    case 408, 504:
      self = .timedOut
    case 429:
      self = .rateLimited(until: until)
    case 400..<500:
      self = .unsupported(reason: "\(host) refused the request (\(status))\(said)")
    case 500..<600:
      self = .unavailable(reason: "\(host) has a problem (\(status))\(said)")
    default:
      self = .malformed(reason: "\(host) sent a response without a photo (\(status))")
    }
  }
}

extension Date {
  static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }
}
