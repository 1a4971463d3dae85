/// The state of the connection to the source of photos.
public struct SourceStatus: Hashable, Sendable {
  public enum Connection: Hashable, Sendable {
    /// Nothing has been requested yet.
    case unknown
    case connected
    /// The source did not respond to the last request.
    case lost
  }

  public var connection: Connection
  /// The requests that are left; nil if the source does not send their number.
  public var allowance: RequestAllowance?

  public init(connection: Connection = .unknown, allowance: RequestAllowance? = nil) {
    self.connection = connection
    self.allowance = allowance
  }

  /// Updates the connection after a failed request.
  public mutating func take(_ error: RepositoryError) {
    switch error {
    case .offline, .timedOut: connection = .lost
    case .cancelled, .notCached, .storage: break
    case .rateLimited, .accessDenied, .notFound, .unsupported, .unavailable, .malformed, .notAPhoto:
      connection = .connected
    }
  }
}

/// An observer of the connection to a source.
public protocol SourceMonitor: Sendable {
  /// Returns a stream of the current status and every later status. Canceling the iteration ends the stream.
  func states() -> AsyncStream<SourceStatus>
}
