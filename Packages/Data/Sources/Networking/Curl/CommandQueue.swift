import CurlShim

/// Passes commands from other threads to the event loop. The queue owns the multi handle, so that any thread can wake
/// the loop with `curl_multi_wakeup`.
///
/// The queue is also a task executor. Tasks that prefer this executor run on the loop's thread, between transfers.
final class CommandQueue: TaskExecutor {
  enum Command: Sendable {
    case start(TransferJob)
    case cancel(Ticket)
    /// Resumes a transfer that was paused because its reader was slow.
    case resume(Ticket)
    /// Returns the number of transfers.
    case count(CheckedContinuation<Int, Never>)
    case stop(CheckedContinuation<Void, Never>?)
  }

  /// The commands and jobs that were submitted during one iteration of the loop.
  struct Work {
    fileprivate(set) var commands: [Command] = []
    fileprivate(set) var jobs: [UnownedJob] = []

    var isEmpty: Bool { commands.isEmpty && jobs.isEmpty }
  }

  private struct State {
    var work = Work()
    /// Whether the loop is awake. If false, the loop sleeps or is about to sleep, and the next command must wake the
    /// loop.
    var isLoopAwake = true
    var isClosed = false
  }

  private let state = Lock(State())
  // The pointer is written once, in `init`. Other threads use the handle only for `curl_multi_wakeup`, while they hold
  // the lock and before `close()`, so the handle is valid during the call.
  nonisolated(unsafe) let multi: UnsafeMutableRawPointer

  init() {
    guard let multi = curl_multi_init() else { preconditionFailure("libcurl cannot allocate a multi handle") }
    self.multi = multi
  }

  /// Submits a command from any thread. After `close()`, a start command fails with `shutDown`, and a stop command
  /// returns at once.
  func submit(_ command: Command) {
    let isAccepted = state.withLock { state in
      guard !state.isClosed else { return false }
      state.work.commands.append(command)
      wakeLoop(&state)
      return true
    }
    if !isAccepted { command.refuse() }
  }

  /// Submits a job from any thread. After `close()`, the job runs on the global executor, because a job must never be
  /// lost.
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

  /// Replaces `work` with everything submitted since the last call. Called on the loop's thread.
  func exchange(_ work: inout Work) {
    work.commands.removeAll(keepingCapacity: true)
    work.jobs.removeAll(keepingCapacity: true)
    state.withLock { swap(&$0.work, &work) }
  }

  /// Whether no command or job was submitted since the last `exchange`.
  var isEmpty: Bool {
    state.withLock { $0.work.isEmpty }
  }

  /// Returns whether the loop may sleep. Called on the loop's thread before the loop sleeps.
  func maySleep() -> Bool {
    state.withLock { state in
      state.isLoopAwake = !state.work.isEmpty
      return !state.isLoopAwake
    }
  }

  /// Records that the loop is awake. Called on the loop's thread after the loop has slept.
  func didWake() {
    state.withLock { $0.isLoopAwake = true }
  }

  /// Refuses all pending and later commands. Called on the loop's thread when the loop ends.
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
