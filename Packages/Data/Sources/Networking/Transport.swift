/// Sends requests and brings answers back: the one door through which this package reaches a network.
///
/// `CurlTransport` is the real one; every layer above it (`LoggingTransport`, …) is a `Transport` round another
/// `Transport`, and tests put a scripted one underneath.
///
///     let response = try await transport.send(Request(url: "https://example.org/photos")!)
///     print(response.head.status, response.body.count)
///
/// An HTTP status is an answer, not an error: 404 and 500 return normally. Cancelling the task ends the transfer and
/// throws `NetworkError.cancelled`.
public protocol Transport: Sendable {
  /// Sends `request` and returns the whole answer. The body is held in memory, at most `request.limits.bodyBytes`.
  func send(_ request: Request) async throws(NetworkError) -> Response

  /// Sends `request` and writes the body of a 2xx answer to `descriptor` as it arrives, from its current offset.
  ///
  /// Memory use does not depend on the size of the body. The body of any other answer (an error text, usually) does
  /// not touch the descriptor: it is in `Response.body`. The descriptor stays the caller's, and must be blocking.
  ///
  /// - Parameter progress: Called on the transport's own thread, so it must return at once: a first time with the
  ///   answer's head, before any byte is written; then at most ten times a second; and a last time when all is
  ///   written. Redirects that are followed are not reported.
  func download(
    _ request: Request,
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(NetworkError) -> Response
}
