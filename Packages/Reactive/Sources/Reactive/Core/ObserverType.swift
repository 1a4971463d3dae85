/// A type that receives events: subjects, binders, controls.
///
///     observable  -1--2--|
///     on           1  2  |
///
/// - Cost: one call per event.
/// - On error: receives the error as the last event.
/// - On dispose: a disposed subscription sends nothing more to the observer.
public protocol ObserverType<Element> {
  /// The type of the elements that the observer receives.
  associatedtype Element
  /// Receives an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element: calls `on(.next(element))`.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives an error as the last event: calls `on(.error(error))`.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives the completion as the last event: calls `on(.completed)`.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Returns the observer with its type erased, at the cost of one more call per event.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer that transforms each element and passes the result to this observer.
  ///
  ///     on        1  2  |
  ///     passed on a  b  |
  ///
  /// - Cost: two calls per event, one allocation.
  /// - On error: passes the error on; an error that `transform` throws is sent to this observer.
  /// - On dispose: has no effect; the result holds this observer and `transform`.
  @inlinable
  public func mapObserver<Other, Failure: Error>(
    _ transform: @escaping (Other) throws(Failure) -> Element
  ) -> AnyObserver<Other> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
