import CurlShim

/// What other threads ask of the event loop. It owns the multi handle, because `curl_multi_wakeup` is the one function
/// of libcurl that may be called from any thread.
///
/// It is also a task executor: jobs of tasks that prefer it run on the loop's thread, between transfers.
final class CommandQueue: TaskExecutor {
  enum Command: Sendable {
    case start(TransferJob)
    case cancel(Ticket)
    /// Lets a transfer go on that waited for its reader.
    case resume(Ticket)
    /// Tells how many transfers there are.
    case count(CheckedContinuation<Int, Never>)
    case stop(CheckedContinuation<Void, Never>?)
  }

  /// What was submitted between two turns of the loop.
  struct Work {
    fileprivate(set) var commands: [Command] = []
    fileprivate(set) var jobs: [UnownedJob] = []

    var isEmpty: Bool { commands.isEmpty && jobs.isEmpty }
  }

  private struct State {
    var work = Work()
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
      state.work.commands.append(command)
      wakeLoop(&state)
      return true
    }
    if !isAccepted { command.refuse() }
  }

  /// Any thread. After `close()` the job runs on the global executor: a job must never be lost.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isAccepted = state.withLock { state in
      guard !state.isClosed else { return false }
      state.work.jobs.append(job)
      wakeLoop(&state)
      return true
    }
    if !isAccepted { globalConcurrentExecutor.enqueue(job) }
  }

  private func wakeLoop(_ state: inout State) {
    guard !state.isLoopAwake else { return }
    state.isLoopAwake = true
    curl_multi_wakeup(multi)
  }

  /// The loop's thread: `work` becomes everything submitted since the last call.
  func exchange(_ work: inout Work) {
    work.commands.removeAll(keepingCapacity: true)
    work.jobs.removeAll(keepingCapacity: true)
    state.withLock { swap(&$0.work, &work) }
  }

  /// Whether nothing was submitted since the last `exchange`.
  var isEmpty: Bool {
    state.withLock { $0.work.isEmpty }
  }

  /// The loop's thread, before it sleeps: false when there is something to do.
  func maySleep() -> Bool {
    state.withLock { state in
      state.isLoopAwake = !state.work.isEmpty
      return !state.isLoopAwake
    }
  }

  /// The loop's thread, after it slept.
  func didWake() {
    state.withLock { $0.isLoopAwake = true }
  }

  /// The loop's thread, at its end: nothing is accepted any more, and what was is refused.
  func close() {
    state.withLock { $0.isClosed = true }
    var left = Work()
    exchange(&left)
    for command in left.commands { command.refuse() }
    for job in left.jobs { globalConcurrentExecutor.enqueue(job) }
  }
}

extension CommandQueue.Command {
  fileprivate func refuse() {
    switch self {
    case .start(let job): job.continuation.resume(returning: .failure(.shutDown))
    case .cancel, .resume: break
    case .count(let waiter): waiter.resume(returning: 0)
    case .stop(let waiter): waiter?.resume()
    }
  }
}
