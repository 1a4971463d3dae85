import FlyingFox
import Synchronization

/// A handler that responds with status 503 until the port of the server is known.
final class Gate: HTTPHandler {
  private let handler = Mutex<WebHandler?>(nil)

  func open(_ handler: WebHandler) { self.handler.withLock { $0 = handler } }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard let handler = handler.withLock({ $0 }) else { return HTTPResponse(statusCode: .serviceUnavailable) }
    return await handler.handleRequest(request)
  }
}
