public import HTTPTypes

/// An answer: its head, its body, and what it cost to get it.
public struct Response: Sendable {
  public var head: HTTPResponse
  /// The decoded body. `Content-Encoding` and `Content-Length` in the head still speak of the bytes on the wire.
  public var body: [UInt8]
  /// Fields that came after the body, seldom any.
  public var trailers: HTTPFields
  public var metrics: TransferMetrics {
    get { boxedMetrics.value }
    set { boxedMetrics.value = newValue }
  }
  private var boxedMetrics: Boxed<TransferMetrics>

  /// Whether the status says that this is what was asked for (2xx).
  public var isSuccessful: Bool { head.status.kind == .successful }

  public init(
    head: HTTPResponse,
    body: [UInt8] = [],
    trailers: HTTPFields = [:],
    metrics: TransferMetrics = TransferMetrics()
  ) {
    self.head = head
    self.body = body
    self.trailers = trailers
    boxedMetrics = Boxed(metrics)
  }
}
