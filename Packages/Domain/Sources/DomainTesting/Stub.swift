public import Domain
import Synchronization

/// A stub for a function of a fake: it records the calls, and may delay or fail them.
///
///     repository.onPhotos.fail(with: .timedOut)
///     repository.onPhotos.handle { call throws(RepositoryError) in try await gate.wait() }
///     #expect(repository.onPhotos.calls.count == 1)
public final class Stub<Call: Sendable>: Sendable {
  public typealias Handler = @Sendable (Call) async throws(RepositoryError) -> Void

  private let state = Mutex<(calls: [Call], handler: Handler?)>(([], nil))

  public init() {}

  /// All calls so far, failed ones included.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// Runs `handler` in each call from now on; it may wait or throw.
  public func handle(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  /// Fails each call from now on.
  public func fail(with error: RepositoryError) {
    handle { _ throws(RepositoryError) in throw error }
  }

  /// Lets each call succeed from now on.
  public func succeed() {
    state.withLock { $0.handler = nil }
  }

  func pass(_ call: Call) async throws(RepositoryError) {
    let handler = state.withLock { state in
      state.calls.append(call)
      return state.handler
    }
    try await handler?(call)
  }
}
