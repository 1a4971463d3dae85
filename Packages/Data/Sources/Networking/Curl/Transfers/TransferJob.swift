import HTTPTypes

/// One transfer as it is handed to the event loop. A class, because it goes through several hands, and copying all that
/// a request holds costs more than counting one reference.
final class TransferJob: Sendable {
  let ticket: Ticket
  let request: Request
  let url: String
  let sink: BodySink
  /// On `MonotonicTime`; shared by all hops of a redirected request.
  let deadline: UInt64
  let continuation: CheckedContinuation<Result<RawAnswer, NetworkError>, Never>

  init(
    ticket: Ticket,
    request: Request,
    url: String,
    sink: BodySink,
    deadline: UInt64,
    continuation: CheckedContinuation<Result<RawAnswer, NetworkError>, Never>
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

/// Where the bytes of a body go.
enum BodySink: Sendable {
  case memory
  case descriptor(DownloadDescriptor)
  case stream(BodyBuffer)
}

/// A finished transfer. Its head is still bytes: they are parsed by the task that waits, not on the event loop.
struct RawAnswer: Sendable {
  var head: [UInt8]
  var trailers: [UInt8]
  var body: [UInt8]
  var metrics: TransferMetrics
}
