/// An observable whose type states the number of its elements: one for a ``Single``, at most one for a ``Maybe``, none
/// for a ``Completable``.
///
/// A primitive sequence has many operators of ``Observable`` that preserve the number of elements. The documentation of
/// each operator names the ``Observable`` operator with the same cost, errors and disposal. Each subscription starts
/// the work again.
///
/// - Cost: the cost of the underlying observable.
/// - On error: ends with the error, without a further element.
/// - On dispose: disposes the underlying observable, which cancels the work.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// The sequence as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// Fails with `error` at once. See `Observable.error`.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Never sends an event. See `Observable.never`.
  public static func never() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: .never()) }

  /// Calls `observableFactory` for each subscription and sends the events of the result. See `Observable.deferred`.
  public static func deferred<Failure: Error>(
    _ observableFactory: @escaping () throws(Failure) -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { () throws(Failure) in try observableFactory().source })
  }

  /// After an error, continues with the sequence that `handler` returns. See `Observable.catch`.
  public func `catch`<Failure: Error>(
    _ handler: @escaping (any Error) throws(Failure) -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { (error: any Error) throws(Failure) in try handler(error).source })
  }

  /// Starts the work again after each error. See `Observable.retry()`.
  public func retry() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry()) }

  /// Starts the work again after an error, with at most `maxAttemptCount` attempts in total. See
  /// `Observable.retry(_:)`.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Sends each event on `scheduler`. See `Observable.observe(on:)`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }
}
