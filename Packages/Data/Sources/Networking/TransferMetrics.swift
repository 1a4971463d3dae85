/// What one answer cost. All times are counted from the start of the last attempt, as libcurl counts them: each holds
/// the ones before it, and is zero when its step did not happen (a connection that was used again has no `connected`).
public struct TransferMetrics: Sendable, Hashable {
  public var nameResolved: Duration = .zero
  public var connected: Duration = .zero
  public var secured: Duration = .zero
  public var firstByte: Duration = .zero
  public var total: Duration = .zero
  /// Connections that had to be opened: 0 when one of the pool was used.
  public var newConnections = 0
  public var redirects = 0
  /// Bytes of body on the wire, before decoding.
  public var wireBytes: Int64 = 0
  /// Bytes of body after decoding.
  public var bodyBytes: Int64 = 0
  /// "1.0", "1.1" or "2"; empty when unknown.
  public var httpVersion = ""

  public init() {}
}
