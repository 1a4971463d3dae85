import HTTPTypes

/// When a request is sent again, and how long to wait before.
public struct RetryPolicy: Sendable {
  /// How often a request is sent at most, the first time included.
  public var attempts: Int
  /// The wait before the n-th retry is random, between nothing and this times 2ⁿ⁻¹ ("full jitter"), so that clients
  /// that failed together do not come back together.
  public var baseDelay: Duration
  public var longestDelay: Duration
  /// A `Retry-After` beyond this is not waited for: the answer that carries it is returned.
  public var longestRetryAfter: Duration
  public var statuses: Set<Int>
  /// Retries that a host may cost while everything fails.
  public var budget: Int

  public init(
    attempts: Int = 4,
    baseDelay: Duration = .milliseconds(500),
    longestDelay: Duration = .seconds(20),
    longestRetryAfter: Duration = .seconds(30),
    statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
    budget: Int = 20
  ) {
    self.attempts = attempts
    self.baseDelay = baseDelay
    self.longestDelay = longestDelay
    self.longestRetryAfter = longestRetryAfter
    self.statuses = statuses
    self.budget = budget
  }

  /// The longest wait before the retry that follows attempt number `attempt`, counted from 1.
  func ceiling(after attempt: Int) -> Duration {
    min(baseDelay * (1 << min(attempt - 1, 20)), longestDelay)
  }

  /// Sending these twice does what sending them once does.
  static let idempotentMethods: Set<HTTPRequest.Method> = [.get, .head, .options, .trace, .put, .delete]
}

extension NetworkError {
  /// Whether the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .unreachable, .cutShort, .timedOut(.connect, _), .timedOut(.firstByte, _), .timedOut(.idle, _): true
    default: false
    }
  }
}
