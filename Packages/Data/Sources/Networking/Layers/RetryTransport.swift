import HTTPTypes

/// Retries idempotent requests after transient failures, such as a broken connection or a busy server.
///
/// The request's `totalTime` limits the total time of all attempts and waits. A download is retried only before its
/// first byte arrives; after that, `FileDownload` can resume the download.
public struct RetryTransport: Transport {
  private let base: any Transport
  private let policy: RetryPolicy
  private let time: TimeSource
  private let jitter: @Sendable (Duration) -> Duration
  private let budget: Lock<RetryBudget>

  /// - Parameter jitter: Chooses a random wait up to the given duration.
  public init(
    over base: any Transport,
    policy: RetryPolicy = RetryPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 * Double.random(in: 0...1) }
  ) {
    self.base = base
    self.policy = policy
    time = TimeSource(clock)
    self.jitter = jitter
    budget = Lock(RetryBudget(retries: policy.budget))
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard RetryPolicy.idempotentMethods.contains(request.head.method) else {
      return try await base.send(request, downloadingTo: destination)
    }
    let hasBegun = destination.map { _ in Lock(false) }
    let destination = destination.map { destination in
      DownloadDescriptor(destination.descriptor) { received in
        hasBegun?.withLock { $0 = true }
        destination.progress?(received)
      }
    }
    let host = request.head.authority ?? ""
    let deadline = time.now() + request.limits.totalTime
    var attempt = 1
    while true {
      let result = await outcome(of: request, destination, deadline: deadline)
      guard let requestedWait = retryWait(after: result) else {
        if case .success = result { budget.withLock { $0.succeed(host) } }
        return try counted(result, attempt)
      }
      let wait = requestedWait ?? jitter(policy.ceiling(after: attempt))
      guard
        attempt < policy.attempts, wait <= policy.longestRetryAfter, time.now() + wait < deadline,
        hasBegun?.withLock({ $0 }) != true, budget.withLock({ $0.spend(on: host) })
      else { return try counted(result, attempt) }
      await time.sleep(wait)
      guard !Task.isCancelled else { throw .cancelled }
      attempt += 1
    }
  }

  private func outcome(
    of request: Request, _ destination: DownloadDescriptor?, deadline: Duration
  ) async -> Result<Response, NetworkError> {
    var attempt = request
    attempt.limits.totalTime = deadline - time.now()
    do throws(NetworkError) {
      return .success(try await base.send(attempt, downloadingTo: destination))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the wait that the server specified, or `.some(nil)` if the server specified no wait. Returns nil if the
  /// request must not be retried.
  private func retryWait(after result: Result<Response, NetworkError>) -> Duration?? {
    switch result {
    case .success(let response):
      guard policy.statuses.contains(response.head.status.code) else { return nil }
      return .some(response.head.retryAfter)
    case .failure(let error):
      return error.isTransient ? .some(nil) : nil
    }
  }

  private func counted(
    _ result: Result<Response, NetworkError>,
    _ attempts: Int
  ) throws(NetworkError) -> Response {
    var response = try result.get()
    if attempts > 1 { response.metrics.attempts = attempts }
    return response
  }
}
