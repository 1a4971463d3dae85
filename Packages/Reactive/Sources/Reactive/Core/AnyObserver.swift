/// A type-erased observer, for example the one that `Observable.create` passes to its closure.
///
///     on       1  2  |
///     closure  1  2  |
///
/// - Cost: one call per event.
/// - On error: receives the error as an event.
/// - On dispose: has no effect on the observer, which holds its closure until it is released.
public struct AnyObserver<Element>: ObserverType {
  @usableFromInline let box: ObserverBox<Element>

  /// Creates an observer that calls `eventHandler` with each event.
  ///
  /// - Cost: one allocation in addition to the closure.
  @inlinable
  public init(eventHandler: @escaping (Event<Element>) -> Void) { box = ClosureObserver(eventHandler) }

  /// Creates an observer that sends each event to `observer`.
  ///
  /// - Cost: two allocations, and two calls per event.
  /// - On dispose: has no effect on the result, which holds `observer` until it is released.
  @inlinable
  public init(_ observer: some ObserverType<Element>) {
    box = ClosureObserver { event in observer.on(event) }
  }

  @inlinable
  init(_ box: ObserverBox<Element>) { self.box = box }

  /// Sends one event to the observer.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): box.send(element)
    case .error(let error): box.finish(error)
    case .completed: box.finish(nil)
    }
  }

  // Unlike the protocol's default implementations, these methods create no ``Event``.

  /// Sends an element to the observer.
  @inlinable
  public func onNext(_ element: Element) { box.send(element) }

  /// Sends an error, which ends the sequence, to the observer.
  @inlinable
  public func onError(_ error: any Error) { box.finish(error) }

  /// Sends the completion to the observer.
  @inlinable
  public func onCompleted() { box.finish(nil) }

  /// Returns the observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}

/// The part of an ``AnyObserver`` that receives the events.
@usableFromInline
class ObserverBox<Element> {
  @inlinable
  init() {}

  @usableFromInline
  func send(_ element: Element) {}

  /// Receives the end: `error`, or completion when `error` is nil.
  @usableFromInline
  func finish(_ error: (any Error)?) {}
}

@usableFromInline
final class ClosureObserver<Element>: ObserverBox<Element> {
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
    super.init()
  }

  @usableFromInline
  override func send(_ element: Element) { handler(.next(element)) }

  @usableFromInline
  override func finish(_ error: (any Error)?) { handler(error.map { .error($0) } ?? .completed) }
}
