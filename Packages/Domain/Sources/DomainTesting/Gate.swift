public import Domain
import Synchronization

/// A gate that holds calls of a fake until a test opens the gate.
///
///     let gate = Gate()
///     repository.onPhotos.handle { _ throws(RepositoryError) in try await gate.wait() }
///     …                                    // the request waits at the gate
///     gate.open()                          // the request returns
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var arrivals = 0

    mutating func removeWaiting() -> [CheckedContinuation<Bool, Never>] {
      defer { waiting = [:] }
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private let state = Mutex(State())

  public init() {}

  /// The number of waiting calls.
  public var waiting: Int { state.withLock { $0.waiting.count } }

  /// Opens the gate: waiting calls continue, and later calls do not wait.
  public func open() {
    let released = state.withLock { state in
      state.isOpen = true
      return state.removeWaiting()
    }
    for continuation in released { continuation.resume(returning: true) }
  }

  /// Closes the gate: later calls wait.
  public func close() {
    state.withLock { $0.isOpen = false }
  }

  /// Waits until the gate is open.
  ///
  /// - Throws: `cancelled` if the task is canceled while it waits.
  public func wait() async throws(RepositoryError) {
    let arrival = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    let mayPass = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mayPassNow: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.isOpen { return true }
          state.waiting[arrival] = continuation
          return nil
        }
        if let mayPassNow { continuation.resume(returning: mayPassNow) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: arrival) }?.resume(returning: false)
    }
    if !mayPass { throw .cancelled }
  }
}
