import CurlShim

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The event loop on the transport's thread. The loop receives commands, runs libcurl, delivers results and sleeps.
///
/// Not `Sendable`: the loop and its transfers never leave the thread that creates them, so no lock is needed.
final class CurlLoop {
  private let queue: CommandQueue
  private let multi: UnsafeMutableRawPointer
  private let configuration: CurlConfiguration
  private let time = LoopTime()
  private var transfers: [ObjectIdentifier: Transfer] = [:]
  private var idleHandles: [EasyHandle] = []
  /// The commands and jobs of the current iteration. The storage is reused, so that memory is allocated only once.
  private var work = CommandQueue.Work()
  /// The callers of `shutdown` that wait for the loop to end. The loop runs while this array is empty.
  private var stopWaiters: [CheckedContinuation<Void, Never>?] = []
  /// The earliest time at which a transfer can exceed a time limit.
  private var nextDeadlineCheck = UInt64.max

  /// The number of https transfers. HTTP/2 may multiplex these transfers over one connection.
  private var secureTransferCount = 0

  private static let idleHandleLimit = 128
  private static let longestSleepWithCompany: Int32 = 20

  init(queue: CommandQueue, configuration: CurlConfiguration) {
    self.queue = queue
    self.configuration = configuration
    multi = queue.multi
    _ = curlMultiSetLong(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    _ = curlMultiSetLong(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.connectionsPerHost)
    _ = curlMultiSetLong(multi, CURLMOPT_MAXCONNECTS, 2 * configuration.connectionsPerHost)
  }

  /// Runs the loop until a stop command arrives.
  func run() {
    while stopWaiters.isEmpty {
      time.update()
      doWork()
      // Starts the requests that the jobs have just submitted, without waiting for the next iteration.
      if !work.jobs.isEmpty { doWork() }
      guard stopWaiters.isEmpty else { break }
      perform()
      // A caller that receives a response often sends the next request at once. Yielding lets the caller send the
      // request before the loop sleeps, because waking the loop takes longer.
      if finishCompleted(), queue.isEmpty { sched_yield() }
      endOverdue()
      sleep()
    }
    shutDown()
    for waiter in stopWaiters { waiter?.resume() }
  }

  /// Runs the jobs and commands that were submitted since the last call.
  private func doWork() {
    queue.exchange(&work)
    for job in work.jobs { job.runSynchronously(on: queue.asUnownedTaskExecutor()) }
    for command in work.commands {
      switch command {
      case .start(let job): start(job)
      case .cancel(let ticket): cancel(ticket)
      case .resume(let ticket): resume(ticket)
      case .count(let waiter): waiter.resume(returning: transfers.count)
      case .stop(let waiter): stopWaiters.append(waiter)
      }
    }
  }

  /// Performs the transfers.
  ///
  /// If transfers share a connection, bytes for a transfer can arrive after libcurl has processed that transfer, and
  /// libcurl 7.88 sometimes fails to schedule the transfer again. A second call of `curl_multi_perform` processes these
  /// bytes.
  private func perform() {
    var running: Int32 = 0
    curl_multi_perform(multi, &running)
    if secureTransferCount > 1 { curl_multi_perform(multi, &running) }
  }

  private func sleep() {
    guard queue.maySleep() else { return }
    var ready: Int32 = 0
    curl_multi_poll(multi, nil, 0, sleepMilliseconds, &ready)
    queue.didWake()
  }

  /// The time to sleep, rounded up, so that the next deadline has passed when the loop wakes.
  private var sleepMilliseconds: Int32 {
    // libcurl 7.88 sometimes also fails to schedule a transfer whose bytes arrive during the second call of
    // `curl_multi_perform`, or a transfer that waits for another transfer's connection. A short sleep limits the delay
    // of such a transfer.
    min(millisecondsToDeadline, transfers.count > 1 ? Self.longestSleepWithCompany : .max)
  }

  private var millisecondsToDeadline: Int32 {
    guard nextDeadlineCheck != .max, !transfers.isEmpty else { return .max }
    let now = MonotonicTime.now
    guard nextDeadlineCheck > now else { return 0 }
    return Int32(min((nextDeadlineCheck - now) / 1_000_000 + 1, UInt64(Int32.max)))
  }

  private func start(_ job: TransferJob) {
    guard !job.ticket.isCancelled else {
      job.continuation.resume(returning: .failure(.cancelled))
      return
    }
    guard let handle = idleHandles.popLast() ?? EasyHandle(configuration: configuration) else {
      job.continuation.resume(returning: .failure(.failed(code: 27, detail: "out of memory")))
      return
    }
    guard handle.setUpCode == CURLE_OK else {
      let detail = String(cString: curl_easy_strerror(handle.setUpCode))
      let error = NetworkError.failed(code: Int32(bitPattern: handle.setUpCode.rawValue), detail: detail)
      job.continuation.resume(returning: .failure(error))
      return
    }
    let transfer = Transfer(job: job, handle: handle, time: time)
    transfer.prepare()
    transfers[ObjectIdentifier(job.ticket)] = transfer
    if job.isSecure { secureTransferCount += 1 }
    let code = curl_multi_add_handle(multi, handle.pointer)
    guard code == CURLM_OK else {
      let detail = String(cString: curl_multi_strerror(code))
      end(transfer, with: .failure(.failed(code: code.rawValue, detail: detail)))
      return
    }
    nextDeadlineCheck = min(nextDeadlineCheck, transfer.earliestDeadline(after: time.now))
  }

  private func cancel(_ ticket: Ticket) {
    guard let transfer = transfers[ObjectIdentifier(ticket)] else { return }
    end(transfer, with: .failure(.cancelled))
  }

  private func resume(_ ticket: Ticket) {
    guard let transfer = transfers[ObjectIdentifier(ticket)] else { return }
    let code = transfer.resume()
    if code != CURLE_OK { end(transfer, with: transfer.result(code)) }
  }

  /// Delivers the results of completed transfers. Returns false if no transfer was complete.
  private func finishCompleted() -> Bool {
    var isAny = false
    var easy: UnsafeMutableRawPointer?
    var code = CURLE_OK
    while curlMultiNextDone(multi, &easy, &code) == 1 {
      var context: UnsafeMutableRawPointer?
      guard let easy, curlGetPointer(easy, CURLINFO_PRIVATE, &context) == CURLE_OK, let context else { continue }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      end(transfer, with: transfer.result(code))
      isAny = true
    }
    return isAny
  }

  private func endOverdue() {
    guard nextDeadlineCheck != .max else { return }
    guard !transfers.isEmpty else {
      nextDeadlineCheck = .max
      return
    }
    let now = MonotonicTime.now
    guard now >= nextDeadlineCheck else { return }
    nextDeadlineCheck = .max
    for transfer in transfers.values {
      if let error = transfer.timeout(at: now) {
        end(transfer, with: .failure(error))
      } else {
        nextDeadlineCheck = min(nextDeadlineCheck, transfer.earliestDeadline(after: now))
      }
    }
  }

  /// Ends a transfer. Must not be called from a libcurl callback, because libcurl is still using the handle.
  private func end(_ transfer: Transfer, with result: Result<RawResponse, NetworkError>) {
    curl_multi_remove_handle(multi, transfer.handle.pointer)
    if idleHandles.count < Self.idleHandleLimit {
      var isClean = !transfer.isHandleAltered
      if case .failure = result { isClean = false }
      if !isClean { transfer.handle.reset() }
      idleHandles.append(transfer.handle)
    }
    transfers[ObjectIdentifier(transfer.job.ticket)] = nil
    if transfer.job.isSecure { secureTransferCount -= 1 }
    transfer.job.continuation.resume(returning: result)
  }

  private func shutDown() {
    for transfer in transfers.values { end(transfer, with: .failure(.shutDown)) }
    idleHandles = []
    queue.close()
    curl_multi_cleanup(multi)
  }
}
