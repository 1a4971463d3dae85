/// Limits how many operations run concurrently. When the limit is reached, new operations wait.
public actor ConcurrencyLimit {
  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  public init(_ count: Int) { free = count }

  /// Runs `operation` as soon as fewer operations than the limit are running.
  public nonisolated func run<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
    await take()
    do {
      let result = try await operation()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func leave() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}
