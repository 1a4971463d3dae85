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

  /// How often the request was sent, retries included.
  public var attempts = 1
  /// Whether a store answered in place of the server.
  public var cache = CacheUse.none

  public enum CacheUse: String, Sendable, Hashable {
    /// The server sent the body.
    case none
    /// A stored answer, still fresh: nothing was sent.
    case fresh
    /// A stored answer that the server confirmed (304).
    case revalidated
    /// A stored answer past its time, because the server could not be asked.
    case stale
  }

  public init() {}
}
