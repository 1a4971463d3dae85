/// What can be told events: subjects, relays' binders, controls.
public protocol ObserverType<Element> {
  /// What it is told.
  associatedtype Element
  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes an element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end, with the reason.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Takes the end.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// The same observer with its type hidden.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of something else that hands on what `transform` makes of it.
  ///
  /// An error thrown by `transform` is handed on as the end.
  @inlinable
  public func mapObserver<Other, Failure: Error>(
    _ transform: @escaping (Other) throws(Failure) -> Element
  ) -> AnyObserver<Other> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
