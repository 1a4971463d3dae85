/// The elements of an observable as an `AsyncSequence`: `for try await element in source.values`.
///
/// Each loop creates a subscription. Elements wait in a buffer until the loop reads them. When the loop ends or its
/// task is canceled, the subscription is disposed in the isolation of the loop.
///
///     source  -1--23--|
///     loop    -1--2-3-|     (the loop is busy with 2)
///
/// - Cost: one buffer per loop, one wake-up per element; the buffer has no size limit.
/// - On error: the loop throws the error after it has read the elements in the buffer.
/// - On dispose: the elements in the buffer are discarded.
public struct ObservableValues<Element>: AsyncSequence {
  /// The error of the observable, or `CancellationError`.
  public typealias Failure = any Error

  let source: Observable<Element>

  /// Subscribes to the observable and returns an iterator that buffers the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// An iterator over the elements of one subscription.
  ///
  /// - Cost: one subscription and one buffer.
  /// - On dispose: the subscription is disposed at the end of the sequence or when the iterator is released.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let buffer: ElementBuffer<Element>

    init(_ source: Observable<Element>) { buffer = ElementBuffer(source) }

    /// Returns the next element, or nil at the end.
    ///
    /// - Throws: The observable's error, or `CancellationError` if the task is canceled before the end.
    /// - Cost: one wake-up, unless an element is already in the buffer.
    /// - On dispose: the subscription is disposed at the end of the sequence or on cancellation.
    public func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      if let element = await buffer.next(isolation: actor) { return element }
      if let error = buffer.error { throw error }
      if !buffer.hasEnded { throw CancellationError() }
      return nil
    }

    /// Returns the next element, or nil at the end. Calls `next(isolation:)` in the caller's isolation.
    public func next() async throws -> Element? { try await next(isolation: #isolation) }
  }
}

/// The elements of a sequence that cannot fail, as an `AsyncSequence`: `for await element in driver.values`.
///
/// Unlike a loop over ``ObservableValues``, a loop over this sequence throws no error. Canceling the loop's task ends
/// the loop.
///
/// - Cost: one buffer per loop, one wake-up per element; the buffer has no size limit.
/// - On error: no error can occur.
/// - On dispose: the elements in the buffer are discarded.
public struct InfallibleValues<Element>: AsyncSequence {
  /// The loop does not throw.
  public typealias Failure = Never

  let source: Observable<Element>

  /// Subscribes to the observable and returns an iterator that buffers the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// An iterator over the elements of one subscription.
  ///
  /// - Cost: one subscription and one buffer.
  /// - On dispose: the subscription is disposed at the end of the sequence or when the iterator is released.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let buffer: ElementBuffer<Element>

    init(_ source: Observable<Element>) { buffer = ElementBuffer(source) }

    /// Returns the next element, or nil at the end or when the task is canceled.
    ///
    /// - Cost: one wake-up, unless an element is already in the buffer.
    /// - On dispose: the subscription is disposed at the end of the sequence or on cancellation.
    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await buffer.next(isolation: actor)
    }

    /// Returns the next element, or nil at the end or when the task is canceled. Calls `next(isolation:)` in the
    /// caller's isolation.
    public func next() async -> Element? { await next(isolation: #isolation) }
  }
}

/// A buffer of the elements that one subscription sends to a loop.
private final class ElementBuffer<Element> {
  /// Whether and how the sequence has ended.
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
        // Proof: the iterator and the observable are not `Sendable`, so both stay in the isolation that created them.
        // Therefore, the isolation that sends an element also receives the element.
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
  /// The error of the sequence at the first access, and nil at later accesses.
  var error: (any Error)? { end.error.take() }

  /// Returns the next element. At the end or on cancellation, disposes the subscription and returns nil.
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
  /// - Cost: one buffer, and one wake-up per element; the buffer has no size limit.
  /// - On error: the loop throws the error, or `CancellationError` if the loop's task is canceled before the end.
  /// - On dispose: leaving the loop or canceling its task disposes the subscription.
  public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}
