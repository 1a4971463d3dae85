public import Domain
import Synchronization

/// A stub for a function of a fake. The stub records the calls, and can delay them or make them fail.
///
///     repository.onPhotos.fail(with: .timedOut)
///     repository.onPhotos.handle { call throws(RepositoryError) in try await gate.wait() }
///     #expect(repository.onPhotos.calls.count == 1)
public final class Stub<Call: Sendable>: Sendable {
  public typealias Handler = @Sendable (Call) async throws(RepositoryError) -> Void

  private let state = Mutex<(calls: [Call], handler: Handler?)>(([], nil))

  public init() {}

  /// The arguments of all calls, including calls that failed.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// Runs `handler` in each later call. The handler may wait or throw.
  public func handle(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  /// Makes each later call fail with an error.
  public func fail(with error: RepositoryError) {
    handle { _ throws(RepositoryError) in throw error }
  }

  /// Makes each later call succeed.
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
