import Domain
import Foundation
import HTTPTypes
import Networking

extension RepositoryError {
  /// Creates the error of a request that received no response.
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

  /// Creates the error of a response whose status is not 2xx.
  ///
  /// - Parameters:
  ///   - host: The name of the server.
  ///   - secrets: A response that contains one of these texts is not quoted.
  init(refusal response: Response, host: String, secrets: [String], now: Date) {
    let text = APIErrorText(response.body, secrets: secrets)
    let quote = text.isEmpty ? "" : ": \(text)"
    let status = response.head.status.code
    let rate = RateLimitFields(response.head)
    let until = (response.head.retryAfter ?? rate.reset).map { now + $0 }
    switch status {
    case 401:
      self = .accessDenied(reason: "\(host) refused the access key\(quote)")
    case 403 where text.reportsRateLimit || rate.remaining == 0:
      self = .rateLimited(until: until)
    case 403:
      self = .accessDenied(reason: "\(host) does not allow this\(quote)")
    case 404:
      self = .notFound
    case 408, 504:
      self = .timedOut
    case 429:
      self = .rateLimited(until: until)
    case 400..<500:
      self = .unsupported(reason: "\(host) refused the request (\(status))\(quote)")
    case 500..<600:
      self = .unavailable(reason: "\(host) has a problem (\(status))\(quote)")
    default:
      self = .malformed(reason: "\(host) sent an unexpected response (\(status))")
    }
  }
}

extension Date {
  static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }
}
