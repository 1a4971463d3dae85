import HTTPTypes

/// Sends identical concurrent GET or HEAD requests once, and delivers the response to every caller.
///
/// Two requests are identical if all their parts are equal: method, URL, fields and limits. The transfer is canceled
/// when all of its callers have been canceled. Downloads are not coalesced, because each download has its own
/// descriptor.
public final class CoalescingTransport: Transport {
  private typealias Outcome = Result<Response, NetworkError>
  private typealias Waiters = [ObjectIdentifier: CheckedContinuation<Outcome, Never>]

  /// A request as a dictionary key. The hash covers only the path, because hashing the whole request would take longer
  /// than all other work of this layer.
  private final class Key: Hashable, Sendable {
    let request: Request
    private let pathHash: Int

    init(_ request: Request) {
      self.request = request
      pathHash = request.head.path.hashValue
    }

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs === rhs || (lhs.pathHash == rhs.pathHash && lhs.request == rhs.request)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(pathHash) }
  }

  private struct Flight: Sendable {
    /// Distinguishes this transfer from a later transfer for the same request.
    let number: Int
    var waiters: Waiters
    /// Nil until the transfer has begun.
    var task: Task<Void, Never>?

    /// Returns false if `number` identifies another transfer.
    mutating func begin(_ number: Int, _ task: Task<Void, Never>) -> Bool {
      guard self.number == number else { return false }
      self.task = task
      return true
    }
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var flightCount = 0
  }

  private let base: any Transport
  private let state = Lock(State())

  public init(over base: any Transport) {
    self.base = base
  }

  // `@concurrent` leaves the caller's actor, because a layer below may block while it reads a file.
  @concurrent
  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard destination == nil, request.head.method == .get || request.head.method == .head, request.body.isEmpty else {
      return try await base.send(request, downloadingTo: destination)
    }
    let ticket = Ticket()
    let key = Key(request)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { join(key, ticket, $0) }
    } onCancel: {
      ticket.cancel()
      leave(key, ticket)
    }
    return try outcome.get()
  }

  /// Returns the number of callers that wait for the response to `request`.
  package func waiterCount(for request: Request) -> Int {
    state.withLock { $0.flights[Key(request)]?.waiters.count ?? 0 }
  }

  private func join(_ key: Key, _ ticket: Ticket, _ waiter: CheckedContinuation<Outcome, Never>) {
    let id = ObjectIdentifier(ticket)
    let turn = state.withLock { state -> Turn in
      guard !ticket.isCancelled else { return .leave }
      guard state.flights[key] == nil else {
        state.flights[key]?.waiters[id] = waiter
        return .wait
      }
      state.flightCount += 1
      state.flights[key] = Flight(number: state.flightCount, waiters: [id: waiter])
      return .fly(number: state.flightCount)
    }
    switch turn {
    case .wait: break
    case .leave: waiter.resume(returning: .failure(.cancelled))
    case .fly(let number): takeOff(key, number)
    }
  }

  private enum Turn {
    case wait, leave
    case fly(number: Int)
  }

  /// Starts the transfer. If the system supports `Task.immediate`, the transfer starts on the current thread, which
  /// saves a thread switch.
  private func takeOff(_ key: Key, _ number: Int) {
    let task =
      if #available(macOS 26, iOS 26, *) {
        Task.immediate { await fly(key, number) }
      } else {
        Task { await fly(key, number) }
      }
    let isUnderWay = state.withLock { state in
      state.flights[key]?.begin(number, task) ?? false
    }
    // If `isUnderWay` is false, the transfer has already ended, or all callers have been canceled.
    if !isUnderWay { task.cancel() }
  }

  private func leave(_ key: Key, _ ticket: Ticket) {
    let (waiter, task) = state.withLock { state in
      let waiter = state.flights[key]?.waiters.removeValue(forKey: ObjectIdentifier(ticket))
      guard waiter != nil, state.flights[key]?.waiters.isEmpty == true else { return (waiter, nil) as Leaving }
      return (waiter, state.flights.removeValue(forKey: key)?.task)
    }
    task?.cancel()
    waiter?.resume(returning: .failure(.cancelled))
  }

  private typealias Leaving = (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?)

  private func fly(_ key: Key, _ number: Int) async {
    let outcome: Outcome
    do throws(NetworkError) {
      outcome = .success(try await base.send(key.request))
    } catch {
      outcome = .failure(error)
    }
    let waiters = state.withLock { state in
      guard let index = state.flights.index(forKey: key), state.flights[index].value.number == number else {
        return [:] as Waiters
      }
      return state.flights.remove(at: index).value.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: outcome) }
  }
}
