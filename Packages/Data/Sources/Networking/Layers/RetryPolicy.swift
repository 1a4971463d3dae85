import HTTPTypes

/// Decides whether a request is retried, and how long to wait before the retry.
public struct RetryPolicy: Sendable {
  /// The largest number of attempts, including the first attempt.
  public var attempts: Int
  /// The base of the exponential backoff. The wait before the n-th retry is random, between zero and `baseDelay` times
  /// 2ⁿ⁻¹ ("full jitter"). The randomness prevents clients that failed at the same time from retrying at the same time.
  public var baseDelay: Duration
  public var longestDelay: Duration
  /// The longest `Retry-After` to wait for. A response with a longer `Retry-After` is returned to the caller.
  public var longestRetryAfter: Duration
  public var statuses: Set<Int>
  /// The number of retries allowed for a host while all its requests fail.
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

  /// Returns the longest wait between attempt number `attempt`, counted from 1, and the next attempt.
  func ceiling(after attempt: Int) -> Duration {
    min(baseDelay * (1 << min(attempt - 1, 20)), longestDelay)
  }

  /// The idempotent methods: sending a request twice has the same effect as sending it once.
  static let idempotentMethods: Set<HTTPRequest.Method> = [.get, .head, .options, .trace, .put, .delete]
}

extension NetworkError {
  /// Whether the error is temporary, so that a retry may succeed.
  var isTransient: Bool {
    switch self {
    case .unreachable, .proxy, .cutShort, .timedOut(.connect, _), .timedOut(.firstByte, _), .timedOut(.idle, _): true
    default: false
    }
  }
}
