/// One transfer as it is handed to the event loop.
struct TransferJob: Sendable {
  let ticket: Ticket
  let request: Request
  let url: String
  let sink: BodySink
  /// On `MonotonicTime`; shared by all hops of a redirected request.
  let deadline: UInt64
  let continuation: CheckedContinuation<Result<RawAnswer, NetworkError>, Never>
}

/// Where the bytes of a body go.
enum BodySink: Sendable {
  case memory
  case descriptor(Int32, progress: (@Sendable (TransferProgress) -> Void)?)
  case stream(BodyBuffer)
}

/// A finished transfer. Its head is still bytes: they are parsed by the task that waits, not on the event loop.
struct RawAnswer: Sendable {
  var head: [UInt8]
  var trailers: [UInt8]
  var body: [UInt8]
  var metrics: TransferMetrics
}
