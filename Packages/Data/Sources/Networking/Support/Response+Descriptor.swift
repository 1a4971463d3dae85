import HTTPTypes

extension Response {
  /// Writes the body, which is in memory, to the destination of a download.
  ///
  /// - Returns: The response without its body. If the status is not 2xx or there is no destination, writes nothing and
  ///   returns this response unchanged.
  package func delivered(to destination: DownloadDescriptor?) throws(NetworkError) -> Response {
    guard let destination, head.status.kind == .successful else { return self }
    let count = Int64(body.count)
    destination.progress?(TransferProgress(head: head, received: 0, expected: count))
    if let errno = body.withUnsafeBytes({ writeAll($0, to: destination.descriptor) }) {
      throw .writeFailed(errno: errno)
    }
    destination.progress?(TransferProgress(head: head, received: count, expected: count))
    var response = self
    response.body = []
    return response
  }
}
