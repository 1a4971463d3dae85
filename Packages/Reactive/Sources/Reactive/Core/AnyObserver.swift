/// An observer whose type is hidden, as `Observable.create` hands it out.
public struct AnyObserver<Element>: ObserverType {
  @usableFromInline let handler: (Event<Element>) -> Void

  /// Makes an observer of a closure.
  @inlinable
  public init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }

  /// Hides the type of `observer`.
  @inlinable
  public init(_ observer: some ObserverType<Element>) {
    handler = { event in observer.on(event) }
  }

  /// Takes one event.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }

  /// The observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}
