/// Sends HTTP requests and returns the responses. Every network access of the package goes through this interface.
///
///     let response = try await transport.send(Request(url: "https://example.org/photos")!)
///     print(response.head.status, response.body.count)
///
/// `CurlTransport` uses the network. A layer such as `CachingTransport` is a `Transport` around another one. Tests use
/// `ScriptedTransport` from `NetworkingTesting`.
///
/// Every HTTP status is a response: 404 and 500 return normally. Cancelling the task cancels the transfer, which throws
/// `NetworkError.cancelled`.
public protocol Transport: Sendable {
  /// Sends `request` and returns the complete response. This is the only requirement; callers use `send(_:)` and
  /// `download(_:to:progress:)`.
  ///
  /// - Parameter destination: Receives the body of a 2xx response as it arrives; nil to return the body in memory.
  func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response
}

extension Transport {
  /// Sends `request` and returns the complete response. Its body is in memory, at most `request.limits.bodyBytes`.
  public func send(_ request: Request) async throws(NetworkError) -> Response {
    try await send(request, downloadingTo: nil)
  }

  /// Sends `request` and writes the body of a 2xx response to `descriptor` as it arrives, from the current offset.
  ///
  /// Memory use is independent of the body's size. The body of any other response, usually an error text, is in
  /// `Response.body`. The caller closes the descriptor, which must be blocking.
  ///
  /// - Parameter progress: Called on the transport's thread, so it must return quickly: once with the response's head
  ///   before the first byte is written, then at most ten times a second, and once after the last byte. Redirects that
  ///   are followed are not reported.
  public func download(
    _ request: Request,
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> Response {
    try await send(request, downloadingTo: DownloadDescriptor(descriptor, progress: progress))
  }
}

/// The file descriptor that a download is written to, and the function that receives its progress.
public struct DownloadDescriptor: Sendable {
  public var descriptor: Int32
  public var progress: (@Sendable (TransferProgress) -> Void)?

  public init(_ descriptor: Int32, progress: (@Sendable (TransferProgress) -> Void)? = nil) {
    self.descriptor = descriptor
    self.progress = progress
  }
}
