/// How things stand between this machine and the source of the photos.
public struct SourceStatus: Hashable, Sendable {
  public enum Connection: Hashable, Sendable {
    /// Nobody has asked yet.
    case unknown
    case connected
    /// The user wants no connection.
    case offline
    /// The source could not be reached when it was asked last.
    case lost
  }

  public var connection: Connection
  /// `nil` where the source does not say how much may be asked.
  public var allowance: RequestAllowance?

  public init(connection: Connection = .unknown, allowance: RequestAllowance? = nil) {
    self.connection = connection
    self.allowance = allowance
  }

  /// Takes what came of a request that got no answer.
  public mutating func take(_ error: RepositoryError) {
    guard connection != .offline else { return }
    switch error {
    case .offline, .timedOut: connection = .lost
    case .cancelled, .notCached, .storage: break
    case .rateLimited, .accessDenied, .notFound, .unsupported, .unavailable, .malformed: connection = .connected
    }
  }
}

/// Tells how things stand with the source.
public protocol SourceMonitor: Sendable {
  /// The status as it is now, and again whenever it changes. Cancelling the iteration ends it.
  func states() -> AsyncStream<SourceStatus>
}
