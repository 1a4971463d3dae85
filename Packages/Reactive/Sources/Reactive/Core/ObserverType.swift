/// What can be told events: subjects, relays' binders, controls.
///
///     observable  -1--2--|
///     on           1  2  |
///
/// - Cost: one call an event.
/// - On error: taken as an event, the last one.
/// - On dispose: nothing: who is disposed only stops telling it.
public protocol ObserverType<Element> {
  /// What it is told.
  associatedtype Element
  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes an element: `on(.next(element))`.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end, with the reason: `on(.error(error))`.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Takes the end: `on(.completed)`.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// The same observer with its type hidden. Costs one more call an event.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of something else that hands on what `transform` makes of it.
  ///
  ///     told      1  2  |
  ///     handed on a  b  |
  ///
  /// - Cost: two calls an event, one allocation.
  /// - On error: handed on; an error thrown by `transform` is handed on as the end.
  /// - On dispose: it holds this observer and `transform` as long as it lives.
  @inlinable
  public func mapObserver<Other, Failure: Error>(
    _ transform: @escaping (Other) throws(Failure) -> Element
  ) -> AnyObserver<Other> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
