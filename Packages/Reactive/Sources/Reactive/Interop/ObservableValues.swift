/// The elements of an observable as an `AsyncSequence`: `for try await element in source.values`.
///
/// Each loop creates a subscription. Elements that arrive faster than the loop reads them wait in a buffer. When the
/// loop ends or its task is canceled, the subscription is disposed in the isolation of the loop.
///
///     source  -1--23--|
///     loop    -1--2-3-|     (the loop is busy with 2)
///
/// - Cost: one buffer per loop, one wake-up per element; stores waiting elements without a limit.
/// - On error: the loop throws the error after it has read the waiting elements.
/// - On dispose: waiting elements are dropped.
public struct ObservableValues<Element>: AsyncSequence {
  /// The error of the observable, or `CancellationError`.
  public typealias Failure = any Error

  let source: Observable<Element>

  /// Subscribes to the observable and returns an iterator, which buffers elements until it is released.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// An iterator over the elements of one subscription.
  ///
  /// - Cost: one subscription and one buffer.
  /// - On dispose: the subscription is disposed at the end, and when the iterator is released.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let buffer: ElementBuffer<Element>

    init(_ source: Observable<Element>) { buffer = ElementBuffer(source) }

    /// Returns the next element, or nil at the end.
    ///
    /// - Throws: The observable's error; `CancellationError` when the task is canceled before the end.
    /// - Cost: one wake-up, unless an element is already in the buffer.
    /// - On dispose: at the end and on cancellation, the subscription is disposed.
    public func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      if let element = await buffer.next(isolation: actor) { return element }
      if let error = buffer.error { throw error }
      if !buffer.hasEnded { throw CancellationError() }
      return nil
    }

    /// Returns the next element, or nil at the end. The same as `next(isolation:)` in the caller's isolation.
    public func next() async throws -> Element? { try await next(isolation: #isolation) }
  }
}

/// The elements of a sequence that cannot fail as an `AsyncSequence`: `for await element in driver.values`.
///
/// Unlike ``ObservableValues``, it throws no errors: when its task is canceled, the loop ends.
///
/// - Cost: one buffer per loop, one wake-up per element; stores waiting elements without a limit.
/// - On error: no error can occur.
/// - On dispose: waiting elements are dropped.
public struct InfallibleValues<Element>: AsyncSequence {
  /// The loop does not throw.
  public typealias Failure = Never

  let source: Observable<Element>

  /// Subscribes to the observable and returns an iterator, which buffers elements until it is released.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// An iterator over the elements of one subscription.
  ///
  /// - Cost: one subscription and one buffer.
  /// - On dispose: the subscription is disposed at the end, and when the iterator is released.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let buffer: ElementBuffer<Element>

    init(_ source: Observable<Element>) { buffer = ElementBuffer(source) }

    /// Returns the next element, or nil at the end and when the task is canceled.
    ///
    /// - Cost: one wake-up, unless an element is already in the buffer.
    /// - On dispose: at the end and on cancellation, the subscription is disposed.
    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await buffer.next(isolation: actor)
    }

    /// Returns the next element, or nil at the end and when the task is canceled. The same as `next(isolation:)` in
    /// the caller's isolation.
    public func next() async -> Element? { await next(isolation: #isolation) }
  }
}

/// Buffers the elements of one subscription for a loop.
private final class ElementBuffer<Element> {
  /// The end of the sequence.
  private final class End {
    var hasEnded = false
    var error: (any Error)?
  }

  private var iterator: AsyncStream<Element>.Iterator
  private let subscription: any Disposable
  private let end = End()

  init(_ source: Observable<Element>) {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    iterator = stream.makeAsyncIterator()
    subscription = source.subscribe(
      onNext: { element in
        // Proof: neither the iterator nor the observable can leave the isolation in which both were created, so the
        // element is received in the isolation in which it was sent.
        nonisolated(unsafe) let element = element
        continuation.yield(element)
      },
      onError: { [end] error in
        end.hasEnded = true
        end.error = error
        continuation.finish()
      },
      onCompleted: { [end] in
        end.hasEnded = true
        continuation.finish()
      })
  }

  deinit { subscription.dispose() }

  /// Whether the sequence has completed or failed.
  var hasEnded: Bool { end.hasEnded }
  /// The error of the sequence, once.
  var error: (any Error)? { end.error.take() }

  /// Returns the next element, or nil at the end and on cancellation; then the subscription is disposed.
  func next(isolation actor: isolated (any Actor)?) async -> Element? {
    let element = await iterator.next(isolation: actor)
    if element == nil { subscription.dispose() }
    return element
  }
}

extension ObservableConvertibleType {
  /// The elements as an `AsyncSequence`.
  ///
  ///     source                 -1--2--|
  ///     for try await … values  1  2  end
  ///
  /// - Cost: one buffer, and one wake-up per element; stores waiting elements without a limit.
  /// - On error: the loop throws the error; it throws `CancellationError` when its task is canceled before the end.
  /// - On dispose: leaving the loop or canceling its task disposes the subscription.
  public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}
