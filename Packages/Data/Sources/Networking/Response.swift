public import HTTPTypes

/// An HTTP response: a head, a body and metrics.
public struct Response: Sendable {
  public var head: HTTPResponse
  /// The decoded body. `Content-Encoding` and `Content-Length` in the head refer to the encoded bytes.
  public var body: [UInt8]
  /// The trailer fields after the body; usually empty.
  public var trailers: HTTPFields
  public var metrics: TransferMetrics {
    get { boxedMetrics.value }
    set { boxedMetrics.value = newValue }
  }
  private var boxedMetrics: Boxed<TransferMetrics>

  /// The status code, such as 404.
  public var status: Int { head.status.code }
  /// Whether the status is 2xx.
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
