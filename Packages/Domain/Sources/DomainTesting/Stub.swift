public import Domain
import Synchronization

/// One call of a fake: which calls came, and what happens before each is answered.
///
///     repository.onPhotos.fail(with: .timedOut)
///     repository.onPhotos.handle { call throws(RepositoryError) in try await gate.wait() }
///     #expect(repository.onPhotos.calls.count == 1)
public final class Stub<Call: Sendable>: Sendable {
  public typealias Handler = @Sendable (Call) async throws(RepositoryError) -> Void

  private let state = Mutex<(calls: [Call], handler: Handler?)>(([], nil))

  public init() {}

  /// Every call so far, those that failed included.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// From now on, each call goes through `handler` first, which may wait or throw.
  public func handle(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  /// From now on, each call fails.
  public func fail(with error: RepositoryError) {
    handle { _ throws(RepositoryError) in throw error }
  }

  /// From now on, each call is answered again.
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
