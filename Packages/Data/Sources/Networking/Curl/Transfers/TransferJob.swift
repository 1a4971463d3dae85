import HTTPTypes

/// A transfer that the event loop has to start. The type is a class, because passing a reference is faster than copying
/// a request.
final class TransferJob: Sendable {
  let ticket: Ticket
  let request: Request
  let url: String
  let sink: BodySink
  /// The deadline of the whole request, including redirects, in the units of `MonotonicTime`.
  let deadline: UInt64
  let continuation: CheckedContinuation<Result<RawResponse, NetworkError>, Never>

  init(
    ticket: Ticket,
    request: Request,
    url: String,
    sink: BodySink,
    deadline: UInt64,
    continuation: CheckedContinuation<Result<RawResponse, NetworkError>, Never>
  ) {
    self.ticket = ticket
    self.request = request
    self.url = url
    self.sink = sink
    self.deadline = deadline
    self.continuation = continuation
  }

  var isSecure: Bool { request.head.scheme == "https" }
}

/// The destination of a body.
enum BodySink: Sendable {
  case memory
  case descriptor(DownloadDescriptor)
  case stream(BodyBuffer)
}

/// The result of a transfer. The waiting task parses the head, to save time on the event loop.
struct RawResponse: Sendable {
  var head: [UInt8]
  var trailers: [UInt8]
  var body: [UInt8]
  var metrics: TransferMetrics
}
