import HTTPTypes
public import Networking

/// A transport without a network: a closure answers, and every request is kept.
///
///     let transport = ScriptedTransport { request in Response(head: HTTPResponse(status: .ok)) }
///     _ = try await layer(over: transport).send(request)
///     #expect(transport.requests.count == 1)
///
/// The closure may wait, throw, or look at how many requests came before. Like the real transport it follows no
/// redirect by itself, and throws `cancelled` when the task was cancelled while the closure waited.
public final class ScriptedTransport: Transport {
  public typealias Handler = @Sendable (Request) async throws(NetworkError) -> Response

  private let handler: Handler
  private let received = Lock<[Request]>([])

  public init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// Answers with `responses` in order, and fails with `shutDown` when they are used up.
  public convenience init(_ responses: [Result<Response, NetworkError>]) {
    let left = Lock(responses)
    self.init { _ throws(NetworkError) in
      let next = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { throw .shutDown }
      return try next.get()
    }
  }

  /// Everything asked so far, in order.
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
