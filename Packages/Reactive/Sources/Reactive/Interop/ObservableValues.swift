/// The elements of an observable as an `AsyncSequence`: `for try await element in source.values`.
///
/// Each loop subscribes; elements that come faster than the loop takes them are kept. Leaving the loop, and cancelling
/// its task, dispose the subscription where the loop runs.
///
///     source  -1--23--|
///     loop    -1--2-3-|     (the loop takes its time with 2)
///
/// - Cost: one buffer a loop, one wake-up an element; keeps the elements that wait, without a limit.
/// - On error: the loop throws it, after the elements that wait.
/// - On dispose: nothing more is kept; who leaves the loop drops what waits.
public struct ObservableValues<Element>: AsyncSequence {
  /// Ends with the observable's error.
  public typealias Failure = any Error

  let source: Observable<Element>

  /// Subscribes: elements are kept from here on, until the iterator goes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// Hands out one element after the other.
  ///
  /// - Cost: one subscription and one buffer.
  /// - On dispose: the subscription is disposed at the end, and when the iterator goes.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private var iterator: AsyncThrowingStream<Element, any Error>.Iterator
    private let subscription: any Disposable

    init(_ source: Observable<Element>) {
      let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
      iterator = stream.makeAsyncIterator()
      subscription = source.subscribe(
        onNext: { element in
          // Sound: neither this iterator nor the observable can leave the place where both were made, so the element
          // is taken out where it was put in.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
    }

    deinit { subscription.dispose() }

    /// The next element; nil at the end and when the task is cancelled.
    ///
    /// - Cost: one wake-up, unless an element waits.
    /// - On dispose: at the end, and when the task is cancelled, the subscription is disposed.
    public func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      do {
        let element = try await iterator.next(isolation: actor)
        if element == nil { subscription.dispose() }
        return element
      } catch {
        subscription.dispose()
        throw error
      }
    }

    /// The next element; nil at the end and when the task is cancelled. The same as `next(isolation:)` where it is
    /// called.
    public func next() async throws -> Element? { try await next(isolation: #isolation) }
  }
}

extension ObservableConvertibleType {
  /// The elements as an `AsyncSequence`.
  ///
  ///     source                 -1--2--|
  ///     for try await … values  1  2  end
  ///
  /// - Cost: one buffer and one wake-up an element.
  /// - On error: the loop throws it.
  /// - On dispose: leaving the loop or cancelling its task disposes the subscription.
  public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}
