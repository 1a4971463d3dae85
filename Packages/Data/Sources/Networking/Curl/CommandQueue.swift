import CurlShim

/// What other threads ask of the event loop. It owns the multi handle, because `curl_multi_wakeup` is the one function
/// of libcurl that may be called from any thread.
final class CommandQueue: Sendable {
  enum Command: Sendable {
    case start(TransferJob)
    case cancel(Ticket)
    case stop(CheckedContinuation<Void, Never>?)
  }

  private struct State {
    var commands: [Command] = []
    /// False while the loop sleeps, or is about to: the next command has to wake it.
    var isLoopAwake = true
    var isClosed = false
  }

  private let state = Lock(State())
  // Set once. The loop's thread alone uses it, save for `curl_multi_wakeup`, which is called with the lock held and
  // never after `close()`: so it cannot meet a handle that was cleaned up.
  nonisolated(unsafe) let multi: UnsafeMutableRawPointer

  init() {
    guard let multi = curl_multi_init() else { preconditionFailure("libcurl has no memory for a multi handle") }
    self.multi = multi
  }

  /// Any thread. After `close()` a start fails with `shutDown` and a stop returns.
  func submit(_ command: Command) {
    let isAccepted = state.withLock { state in
      guard !state.isClosed else { return false }
      state.commands.append(command)
      if !state.isLoopAwake {
        state.isLoopAwake = true
        curl_multi_wakeup(multi)
      }
      return true
    }
    if !isAccepted { command.refuse() }
  }

  /// The loop's thread: everything submitted since the last call.
  func takeAll() -> [Command] {
    state.withLock { state in
      if state.commands.isEmpty { return [] }
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// The loop's thread, before it sleeps: false when there is something to do.
  func maySleep() -> Bool {
    state.withLock { state in
      state.isLoopAwake = !state.commands.isEmpty
      return !state.isLoopAwake
    }
  }

  /// The loop's thread, after it slept.
  func didWake() {
    state.withLock { $0.isLoopAwake = true }
  }

  /// The loop's thread, at its end: nothing is accepted any more, and what was is refused.
  func close() {
    let left = state.withLock { state in
      state.isClosed = true
      defer { state.commands = [] }
      return state.commands
    }
    for command in left { command.refuse() }
  }
}

extension CommandQueue.Command {
  fileprivate func refuse() {
    switch self {
    case .start(let job): job.continuation.resume(returning: .failure(.shutDown))
    case .cancel: break
    case .stop(let waiter): waiter?.resume()
    }
  }
}
