import HTTPTypes

/// The buffer of a streamed body. The event loop writes to the buffer, and one reader reads from the buffer.
final class BodyBuffer: Sendable {
  private struct State {
    var head: HTTPResponse?
    var bytes: [UInt8] = []
    /// The transfer that is paused until the buffer has room, if any.
    var paused: Ticket?
    var end: End?
    var headWaiter: CheckedContinuation<Result<HTTPResponse, NetworkError>, Never>?
    var bytesWaiter: CheckedContinuation<Taken, Never>?
  }

  private enum End {
    case complete
    case failed(NetworkError)
  }

  /// The result of a read (bytes, nil at the end, or an error), and the paused transfer to resume, if any.
  struct Taken: Sendable {
    let bytes: Result<[UInt8]?, NetworkError>
    let paused: Ticket?
  }

  private let limit: Int
  private let state = Lock(State())

  init(limit: Int) {
    self.limit = limit
  }

  // MARK: The event loop

  func begin(_ head: HTTPResponse) {
    let waiter = state.withLock { state in
      state.head = head
      defer { state.headWaiter = nil }
      return state.headWaiter
    }
    waiter?.resume(returning: .success(head))
  }

  /// Appends bytes. Returns false if the buffer is full; the transfer of `ticket` must then wait until the reader
  /// resumes the transfer.
  func offer(_ bytes: UnsafeRawBufferPointer, ticket: Ticket) -> Bool {
    let (isTaken, waiter) = state.withLock { state in
      if let waiter = state.bytesWaiter {
        state.bytesWaiter = nil
        return (true, Optional(waiter))
      }
      guard state.bytes.isEmpty || state.bytes.count + bytes.count <= limit else {
        state.paused = ticket
        return (false, nil)
      }
      state.bytes.append(contentsOf: bytes)
      return (true, nil)
    }
    waiter?.resume(returning: Taken(bytes: .success(Array(bytes)), paused: nil))
    return isTaken
  }

  /// Ends the body. Only the first call has an effect.
  ///
  /// - Parameter error: The reason why the body is incomplete; nil if the body is complete.
  func finish(_ error: NetworkError?) {
    let (headWaiter, bytesWaiter) = state.withLock { state in
      guard state.end == nil else { return (nil, nil) as Waiters }
      state.end = error.map { .failed($0) } ?? .complete
      state.paused = nil
      defer {
        state.headWaiter = nil
        state.bytesWaiter = nil
      }
      return (state.headWaiter, state.bytesWaiter)
    }
    let bytes: Result<[UInt8]?, NetworkError> = error.map { .failure($0) } ?? .success(nil)
    bytesWaiter?.resume(returning: Taken(bytes: bytes, paused: nil))
    headWaiter?.resume(returning: .failure(error ?? Self.noHead))
  }

  private static let noHead = NetworkError.malformedResponse(detail: "the response has no head")

  private typealias Waiters = (
    CheckedContinuation<Result<HTTPResponse, NetworkError>, Never>?, CheckedContinuation<Taken, Never>?
  )

  // MARK: The reader

  func head() async throws(NetworkError) -> HTTPResponse {
    try await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Result<HTTPResponse, NetworkError>? in
        if let head = state.head { return .success(head) }
        switch state.end {
        case .complete: return .failure(Self.noHead)
        case .failed(let error): return .failure(error)
        case nil:
          state.headWaiter = continuation
          return nil
        }
      }
      if let known { continuation.resume(returning: known) }
    }.get()
  }

  /// Waits until bytes are available, and returns all available bytes.
  func take() async -> Taken {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Taken? in
        if !state.bytes.isEmpty {
          defer {
            state.bytes = []
            state.paused = nil
          }
          return Taken(bytes: .success(state.bytes), paused: state.paused)
        }
        switch state.end {
        case .complete: return Taken(bytes: .success(nil), paused: nil)
        case .failed(let error): return Taken(bytes: .failure(error), paused: nil)
        case nil:
          precondition(state.bytesWaiter == nil, "a body can have only one reader")
          state.bytesWaiter = continuation
          return nil
        }
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}
