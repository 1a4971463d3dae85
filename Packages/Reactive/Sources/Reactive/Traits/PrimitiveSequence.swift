/// An observable of which a type says how many elements it sends: a ``Single`` one, a ``Maybe`` one at most, a
/// ``Completable`` none.
///
/// Its operators are those of ``Observable``; each says `See` and its name, and costs, fails and is disposed as that
/// does. What differs: there are only those that keep the promise of the number, and the result is such a sequence
/// again. Each subscription starts the work anew.
///
/// - Cost: none beside the observable that it holds.
/// - On error: it is the end, without an element after it.
/// - On dispose: the observable is disposed: the work is given up.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// The same sequence as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// Ends with `error` at once. See `Observable.error`.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Sends nothing, not even the end. See `Observable.never`.
  public static func never() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: .never()) }

  /// Makes the sequence when somebody subscribes. See `Observable.deferred`.
  public static func deferred<Failure: Error>(
    _ observableFactory: @escaping () throws(Failure) -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { () throws(Failure) in try observableFactory().source })
  }

  /// Goes on with what `handler` makes of an error. See `Observable.catch`.
  public func `catch`<Failure: Error>(
    _ handler: @escaping (any Error) throws(Failure) -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { (error: any Error) throws(Failure) in try handler(error).source })
  }

  /// Starts again after an error, without end. See `Observable.retry()`.
  public func retry() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry()) }

  /// Starts again after an error, until `maxAttemptCount` attempts have been made in all. See `Observable.retry(_:)`.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Sends every event from `scheduler`. See `Observable.observe(on:)`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }
}
