public import Foundation
public import Reactive

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// An error of `URLSession.rx` that occurs after a response has been received.
public enum RxCocoaURLError: Error {
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status code is outside 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body is not valid JSON.
  case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomStringConvertible {
  /// A description of the failure for a log, without the URL's query and the body.
  public var description: String {
    switch self {
    case .nonHTTPResponse: "The response is not an HTTP response."
    case .httpRequestFailed(let response, _): "The server answered with status \(response.statusCode)."
    case .deserializationError(let error): "The response is not valid JSON: \(error)"
    }
  }
}

// The methods of `URLSession.rx` are isolated to the main actor, because `Observable.create(work:)` sends its result on
// the main actor.
extension Reactive where Base: URLSession {
  /// Sends a request for each subscription. Emits the response and the body, for any status code.
  ///
  /// - On error: fails with an error of the transport or with `RxCocoaURLError.nonHTTPResponse`.
  /// - On dispose: the request is canceled.
  @MainActor
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session: URLSession = base
    return Observable.create {
      let (data, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw RxCocoaURLError.nonHTTPResponse(response: response)
      }
      return (response: response, data: data)
    }
  }

  /// Sends a request for each subscription. Emits the body if the status code is 200 to 299.
  ///
  /// - On error: fails with an error of ``response(request:)``, or with `RxCocoaURLError.httpRequestFailed` for other
  ///   status codes.
  /// - On dispose: the request is canceled.
  @MainActor
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Sends a request for each subscription. Emits the body as JSON if the status code is 200 to 299.
  ///
  /// - On error: fails with an error of ``data(request:)``, or with `RxCocoaURLError.deserializationError` if the body
  ///   is not JSON.
  /// - On dispose: the request is canceled.
  @MainActor
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// Requests `url` for each subscription, and emits the body as JSON. See ``json(request:options:)``.
  @MainActor
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
