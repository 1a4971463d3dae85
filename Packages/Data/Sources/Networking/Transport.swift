/// Sends HTTP requests and returns the responses. All network access of the package uses this protocol.
///
///     let response = try await transport.send(Request(url: "https://example.org/photos")!)
///     print(response.head.status, response.body.count)
///
/// `CurlTransport` uses the network. A layer such as `CachingTransport` is a `Transport` around another transport.
/// Tests use `ScriptedTransport` from `NetworkingTesting`.
///
/// A response with any HTTP status is returned, including 404 and 500. If the task is canceled, the transfer is
/// canceled and throws `NetworkError.cancelled`.
public protocol Transport: Sendable {
  /// Sends `request` and returns the complete response. Conforming types implement this method; callers use `send(_:)`
  /// and `download(_:to:progress:)` instead.
  ///
  /// - Parameter destination: Receives the body of a 2xx response as it arrives; nil to return the body in memory.
  func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response
}

extension Transport {
  /// Sends `request` and returns the complete response. The body is in memory, with at most `request.limits.bodyBytes`
  /// bytes.
  public func send(_ request: Request) async throws(NetworkError) -> Response {
    try await send(request, downloadingTo: nil)
  }

  /// Sends `request` and writes the body of a 2xx response to `descriptor` as it arrives, from the current offset.
  ///
  /// Memory use does not depend on the size of the body. If the status is not 2xx, the body, which is usually an error
  /// text, is in `Response.body`. The descriptor must be blocking, and the caller closes it.
  ///
  /// - Parameter progress: Called with the response's head before the first byte is written, then at most ten times a
  ///   second, and after the last byte. The closure runs on the transport's thread, so the closure must return quickly.
  ///   Redirects that are followed are not reported.
  public func download(
    _ request: Request,
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> Response {
    try await send(request, downloadingTo: DownloadDescriptor(descriptor, progress: progress))
  }
}

/// The file descriptor that receives a download, and the function that receives its progress.
public struct DownloadDescriptor: Sendable {
  public var descriptor: Int32
  public var progress: (@Sendable (TransferProgress) -> Void)?

  public init(_ descriptor: Int32, progress: (@Sendable (TransferProgress) -> Void)? = nil) {
    self.descriptor = descriptor
    self.progress = progress
  }
}
