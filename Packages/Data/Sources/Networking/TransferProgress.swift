public import HTTPTypes

/// How far a download is.
public struct TransferProgress: Sendable {
  public var head: HTTPResponse
  /// Bytes of body received so far, after decoding.
  public var received: Int64
  /// Bytes of body that the server announced; nil when it did not, or when they come compressed.
  public var expected: Int64?

  public init(head: HTTPResponse, received: Int64, expected: Int64?) {
    self.head = head
    self.received = received
    self.expected = expected
  }
}
