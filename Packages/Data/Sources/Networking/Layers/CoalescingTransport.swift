import HTTPTypes

/// Sends identical reads that are under way at the same time once, and gives the answer to all who asked.
///
/// Two requests are identical when every part of them is: URL, fields, limits. The transfer is cancelled when the last
/// of them has been cancelled. Downloads are not joined: each has a descriptor of its own.
public final class CoalescingTransport: Transport {
  private typealias Outcome = Result<Response, NetworkError>
  private typealias Waiters = [ObjectIdentifier: CheckedContinuation<Outcome, Never>]

  /// A request as the key of its flight. The hash of the whole would take longer to compute than all else here, and a
  /// dictionary compares a key with its neighbours, too.
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
    /// Tells this flight from a later one for the same request.
    let number: Int
    var waiters: Waiters
    /// Nil for the moment in which it takes off.
    var task: Task<Void, Never>?

    /// False when this is another flight.
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

  // On no actor, whoever asks: what is below begins before this returns, and may read a file.
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

  /// How many wait for the answer to `request` right now.
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

  /// Begins the flight on this thread, which saves a change of threads where the system can.
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
    // Nobody waits any more: the answer has come, or all have left.
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
