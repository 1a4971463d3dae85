import HTTPTypes

extension Response {
  /// Does with a body that is in memory what a download does with one that arrives: a 2xx goes to `descriptor`, with
  /// progress at its start and at its end, and leaves this response; any other stays in it.
  package mutating func moveBody(
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)?
  ) throws(NetworkError) {
    guard head.status.kind == .successful else { return }
    let count = Int64(body.count)
    progress?(TransferProgress(head: head, received: 0, expected: count))
    if let errno = body.withUnsafeBytes({ writeAll($0, to: descriptor) }) { throw .writeFailed(errno: errno) }
    progress?(TransferProgress(head: head, received: count, expected: count))
    body = []
  }
}
