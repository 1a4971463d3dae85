/// A type-erased observer, for example the observer that `Observable.create` passes to its closure.
///
///     on       1  2  |
///     closure  1  2  |
///
/// - Cost: one call per event.
/// - On error: receives the error as an event.
/// - On dispose: has no effect; the observer holds the closure.
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
  /// - On dispose: has no effect; the result holds `observer`.
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

  // Unlike the default implementations of `ObserverType`, these methods call the box directly, without creating an
  // ``Event``.

  /// Sends an element to the observer.
  @inlinable
  public func onNext(_ element: Element) { box.send(element) }

  /// Sends an error to the observer and ends the sequence.
  @inlinable
  public func onError(_ error: any Error) { box.finish(error) }

  /// Sends the completion to the observer and ends the sequence.
  @inlinable
  public func onCompleted() { box.finish(nil) }

  /// Returns the observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}

/// The object in an ``AnyObserver`` that receives the events.
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

/// An ``ObserverBox`` that passes each event to a closure.
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
