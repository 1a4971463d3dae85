/// The state of the connection to the source of the photos.
public struct SourceStatus: Hashable, Sendable {
  public enum Connection: Hashable, Sendable {
    /// Nothing was requested yet.
    case unknown
    case connected
    /// The source did not answer the last request.
    case lost
  }

  public var connection: Connection
  /// `nil` if the source does not tell how many requests it allows.
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
    case .rateLimited, .accessDenied, .notFound, .unsupported, .unavailable, .malformed: connection = .connected
    }
  }
}

/// Observes the connection to a source.
public protocol SourceMonitor: Sendable {
  /// The current status, and then each change. Cancelling the iteration ends it.
  func states() -> AsyncStream<SourceStatus>
}
