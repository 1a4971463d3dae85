/// The elements of an observable as an `AsyncSequence`: `for try await element in source.values`.
///
/// Each loop subscribes; elements that come faster than the loop takes them are kept. Leaving the loop, and cancelling
/// its task, dispose the subscription where the loop runs.
public struct ObservableValues<Element>: AsyncSequence {
  /// Ends with the observable's error.
  public typealias Failure = any Error

  let source: Observable<Element>

  /// Subscribes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }

  /// Hands out one element after the other.
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

    /// The next element; nil at the end and when the task is cancelled.
    public func next() async throws -> Element? { try await next(isolation: #isolation) }
  }
}

extension ObservableConvertibleType {
  /// The elements as an `AsyncSequence`.
  ///
  /// - Cost: one buffer and one wake-up an element.
  /// - On error: the loop throws it.
  /// - On dispose: leaving the loop or cancelling its task disposes the subscription.
  public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}
