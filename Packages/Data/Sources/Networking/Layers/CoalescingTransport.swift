import HTTPTypes

/// Sends identical reads that are under way at the same time once, and gives the answer to all who asked.
///
/// Two requests are identical when every part of them is: URL, fields, limits. The transfer is cancelled when the last
/// of them has been cancelled. Downloads are not joined: each has a descriptor of its own.
public final class CoalescingTransport: Transport {
  private typealias Outcome = Result<Response, NetworkError>

  /// A request with its hash, which takes longer to compute than all else here and is asked for several times.
  private struct Key: Hashable, Sendable {
    let request: Request
    private let hash: Int

    init(_ request: Request) {
      self.request = request
      hash = request.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct Flight: Sendable {
    /// Tells this flight from a later one for the same request.
    let number: Int
    var waiters: [ObjectIdentifier: CheckedContinuation<Outcome, Never>]
    let task: Task<Void, Never>
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

  public func send(_ request: Request) async throws(NetworkError) -> Response {
    guard request.head.method == .get || request.head.method == .head, request.body.isEmpty else {
      return try await base.send(request)
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

  public func download(
    _ request: Request,
    to descriptor: Int32,
    progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(NetworkError) -> Response {
    try await base.download(request, to: descriptor, progress: progress)
  }

  /// How many wait for the answer to `request` right now.
  package func waiterCount(for request: Request) -> Int {
    state.withLock { $0.flights[Key(request)]?.waiters.count ?? 0 }
  }

  private func join(_ key: Key, _ ticket: Ticket, _ waiter: CheckedContinuation<Outcome, Never>) {
    let id = ObjectIdentifier(ticket)
    let isIn = state.withLock { state in
      guard !ticket.isCancelled else { return false }
      guard state.flights[key] == nil else {
        state.flights[key]?.waiters[id] = waiter
        return true
      }
      state.flightCount += 1
      let number = state.flightCount
      let task = Task { await fly(key, number) }
      state.flights[key] = Flight(number: number, waiters: [id: waiter], task: task)
      return true
    }
    if !isIn { waiter.resume(returning: .failure(.cancelled)) }
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
      guard state.flights[key]?.number == number else { return [] as [CheckedContinuation<Outcome, Never>] }
      return state.flights.removeValue(forKey: key).map { Array($0.waiters.values) } ?? []
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }
}
