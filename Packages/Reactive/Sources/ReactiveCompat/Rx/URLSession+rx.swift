public import Foundation
public import Reactive

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The reason why a request of `URLSession.rx` failed although the transport succeeded.
public enum RxCocoaURLError: Error {
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status code is outside 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body is not valid JSON.
  case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomStringConvertible {
  /// A description of the failure, for a log. It shows neither the URL's query nor the body.
  public var description: String {
    switch self {
    case .nonHTTPResponse: "The response is not an HTTP response."
    case .httpRequestFailed(let response, _): "The server answered with status \(response.statusCode)."
    case .deserializationError(let error): "The response is not valid JSON: \(error)"
    }
  }
}

// These methods run on the main actor, because the response must return to the pipeline's actor, and
// `Observable.create(work:)` returns to the main actor.
extension Reactive where Base: URLSession {
  /// Sends the response and the body for each subscription, whatever the status code is.
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

  /// Sends the body for each subscription, if the status code is 200 to 299.
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

  /// Sends the body as JSON for each subscription, if the status code is 200 to 299.
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

  /// Sends the body at `url` as JSON for each subscription. See ``json(request:options:)``.
  @MainActor
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
