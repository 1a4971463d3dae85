/// The times and sizes of a transfer. Each time is measured from the start of the last attempt and includes the
/// preceding phases. A time is zero if its phase did not occur; for example, `connected` is zero if a connection was
/// reused.
public struct TransferMetrics: Sendable, Hashable {
  public var nameResolved: Duration = .zero
  public var connected: Duration = .zero
  public var secured: Duration = .zero
  public var firstByte: Duration = .zero
  public var total: Duration = .zero
  /// The number of new connections; 0 if a pooled connection was reused.
  public var newConnections = 0
  public var redirects = 0
  /// The size of the body as received, before decoding.
  public var wireBytes: Int64 = 0
  /// The size of the decoded body.
  public var bodyBytes: Int64 = 0
  /// The HTTP version: "1.0", "1.1", "2" or "3"; empty if unknown.
  public var httpVersion = ""

  /// The number of attempts, including retries.
  public var attempts = 1
  /// Whether the response came from a store.
  public var cache = CacheUse.none

  public enum CacheUse: String, Sendable, Hashable {
    /// The server sent the body.
    case none
    /// A fresh stored response; no request was sent.
    case fresh
    /// A stored response that the server confirmed with a 304.
    case revalidated
    /// A stale stored response, returned for example because the request failed or offline mode is on.
    case stale
  }

  public init() {}
}
