import FlyingFox
import Synchronization

/// A handler that starts to answer when the server knows its port.
final class Gate: HTTPHandler {
  private let handler = Mutex<WebHandler?>(nil)

  func open(_ handler: WebHandler) { self.handler.withLock { $0 = handler } }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard let handler = handler.withLock({ $0 }) else { return HTTPResponse(statusCode: .serviceUnavailable) }
    return await handler.handleRequest(request)
  }
}
