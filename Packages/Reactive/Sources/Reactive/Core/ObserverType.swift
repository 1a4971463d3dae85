/// A type that receives events: subjects, binders, controls.
///
///     observable  -1--2--|
///     on           1  2  |
///
/// - Cost: one call per event.
/// - On error: receives the error as the last event.
/// - On dispose: a disposed subscription sends nothing more to the observer.
public protocol ObserverType<Element> {
  /// The type of the elements that it receives.
  associatedtype Element
  /// Receives an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element. The same as `on(.next(element))`.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives an error, which ends the sequence. The same as `on(.error(error))`.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives the completion. The same as `on(.completed)`.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Returns the observer with its type erased. Costs one more call per event.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer that transforms the elements that it receives and passes the results to this observer.
  ///
  ///     on        1  2  |
  ///     passed on a  b  |
  ///
  /// - Cost: two calls per event, one allocation.
  /// - On error: passes the error on. If `transform` throws, sends that error.
  /// - On dispose: has no effect on the result, which holds this observer and `transform` until it is released.
  @inlinable
  public func mapObserver<Other, Failure: Error>(
    _ transform: @escaping (Other) throws(Failure) -> Element
  ) -> AnyObserver<Other> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
