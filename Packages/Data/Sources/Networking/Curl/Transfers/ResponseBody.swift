/// The body of a response as it arrives. A body can have only one reader. See `CurlTransport.withBody`.
///
/// Each element contains all decoded bytes that arrived since the previous element, so the elements differ in size. If
/// a waiting task is canceled, the body ends with `NetworkError.cancelled`.
public struct ResponseBody: AsyncSequence, Sendable {
  let buffer: BodyBuffer
  let queue: CommandQueue

  public func makeAsyncIterator() -> Iterator {
    Iterator(body: self)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let body: ResponseBody

    public mutating func next() async throws(NetworkError) -> [UInt8]? {
      let buffer = body.buffer
      let taken = await withTaskCancellationHandler {
        await buffer.take()
      } onCancel: {
        buffer.finish(.cancelled)
      }
      if let ticket = taken.paused { body.queue.submit(.resume(ticket)) }
      return try taken.bytes.get()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(NetworkError) -> [UInt8]? {
      try await next()
    }
  }
}
