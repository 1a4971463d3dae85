/// A stream that sends the current state first, and then the state after each change.
///
///     for try await likes in repository.likes(limit: 30) { show(likes) }
///
/// Canceling the iteration ends the stream.
public struct StateStream<State: Sendable>: AsyncSequence, Sendable {
  public typealias Element = State
  public typealias Failure = RepositoryError

  /// The states as results. A failure is the last result.
  public let results: AsyncStream<Result<State, RepositoryError>>

  /// Creates a stream, and calls `observe` to start the observation.
  ///
  /// - Parameters:
  ///   - newestOnly: Whether a slow subscriber receives only the newest state.
  ///   - observe: A closure that starts the observation. The closure calls `onTermination` to set the action that stops
  ///     the observation.
  public init(newestOnly: Bool = false, _ observe: (Continuation) -> Void) {
    results = AsyncStream(bufferingPolicy: newestOnly ? .bufferingNewest(1) : .unbounded) {
      observe(Continuation(base: $0))
    }
  }

  public struct Continuation: Sendable {
    fileprivate let base: AsyncStream<Result<State, RepositoryError>>.Continuation

    public func yield(_ state: State) { base.yield(.success(state)) }

    public func finish(throwing error: RepositoryError? = nil) {
      if let error { base.yield(.failure(error)) }
      base.finish()
    }

    /// Sets an action that is called once, when the stream ends or has no subscriber left.
    public func onTermination(_ action: @escaping @Sendable () -> Void) {
      base.onTermination = { _ in action() }
    }
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Result<State, RepositoryError>>.AsyncIterator

    public mutating func next() async throws(RepositoryError) -> State? {
      try await next(isolation: #isolation)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(RepositoryError) -> State? {
      try await base.next(isolation: actor)?.get()
    }
  }

  /// Returns the current state.
  ///
  /// - Throws: `cancelled` if the stream ends before the first state.
  public func current() async throws(RepositoryError) -> State {
    var iterator = makeAsyncIterator()
    guard let state = try await iterator.next(isolation: #isolation) else { throw .cancelled }
    return state
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: results.makeAsyncIterator()) }
}
