import FlyingSocks

/// A response body that is sent slowly or cut off, to simulate a fault.
struct PacedBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let bytes: [UInt8]
  let bytesPerSecond: Int?
  let cutAfter: Int?

  /// The error that ends an incomplete body. When this error is thrown, FlyingFox closes the connection.
  struct Cut: Error {}

  func makeAsyncIterator() -> Iterator {
    Iterator(body: self)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let body: PacedBytes
    private var position = 0

    init(body: PacedBytes) {
      self.body = body
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      let end = Swift.min(body.bytes.count, body.cutAfter ?? .max)
      guard position < end else {
        if end < body.bytes.count { throw Cut() }
        return nil
      }
      var length = Swift.min(count, end - position)
      if let rate = body.bytesPerSecond {
        length = Swift.min(length, Swift.max(1, rate / 20))
        try await Task.sleep(for: .seconds(Double(length) / Double(rate)))
      }
      defer { position += length }
      return body.bytes[position..<(position + length)]
    }
  }
}
