import HTTPTypes
public import Networking

/// A transport for tests: a closure returns the responses, and all requests are recorded.
///
///     let transport = ScriptedTransport { request in Response(head: HTTPResponse(status: .ok)) }
///     _ = try await layer(over: transport).send(request)
///     #expect(transport.requests.count == 1)
///
/// The closure may wait or throw. Redirects are returned, not followed. If the task is canceled while the closure
/// waits, `send` throws `cancelled`. The body of a download is written after the closure returns.
public final class ScriptedTransport: Transport {
  public typealias Handler = @Sendable (Request) async throws(NetworkError) -> Response

  private let handler: Handler
  private let received = Lock<[Request]>([])

  public init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// Returns `responses` in order, and throws `shutDown` after the last response.
  public convenience init(_ responses: [Result<Response, NetworkError>]) {
    let left = Lock(responses)
    self.init { _ throws(NetworkError) in
      let next = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { throw .shutDown }
      return try next.get()
    }
  }

  /// The requests so far, in order.
  public var requests: [Request] { received.withLock { $0 } }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    received.withLock { $0.append(request) }
    guard !Task.isCancelled else { throw .cancelled }
    let response = try await handler(request)
    guard !Task.isCancelled else { throw .cancelled }
    return try response.delivered(to: destination)
  }
}
