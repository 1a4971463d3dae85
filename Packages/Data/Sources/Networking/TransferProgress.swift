public import HTTPTypes

/// The progress of a download.
public struct TransferProgress: Sendable {
  public var head: HTTPResponse
  /// The number of decoded bytes received so far.
  public var received: Int64
  /// The announced size of the body; nil if the size was not announced or the body is compressed.
  public var expected: Int64?

  public init(head: HTTPResponse, received: Int64, expected: Int64?) {
    self.head = head
    self.received = received
    self.expected = expected
  }
}
