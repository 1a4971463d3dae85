/// An observer whose type is hidden, as `Observable.create` hands it out.
///
///     on       1  2  |
///     closure  1  2  |
///
/// - Cost: one call an event.
/// - On error: handed on as any event.
/// - On dispose: it knows no subscription: it holds its closure until it goes.
public struct AnyObserver<Element>: ObserverType {
  @usableFromInline let handler: (Event<Element>) -> Void

  /// Makes an observer of a closure.
  ///
  /// - Cost: none beside the closure.
  @inlinable
  public init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }

  /// Hides the type of `observer`.
  ///
  /// - Cost: one more call an event; one allocation, unless `observer` is a class.
  /// - On dispose: `observer` is held as long as this is.
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
