/// A subject that sends the events that it receives to its current subscribers.
///
///     subject    --1--2--3-|
///     subscriber    ^-2--3-|
///
/// - Cost: one flag check and one call per subscriber for each element.
/// - On error: all current and later subscribers receive the error.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public final class PublishSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()

  /// Creates a subject without subscribers.
  @inlinable
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { core.attach(next, scope) }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Sends `element` to all subscribers. If a delivery is in progress, the element is sent when the delivery is over.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur; after the end, the element is ignored.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func onNext(_ element: Element) { core.send(element) }

  /// Ends the sequence with `error`.
  ///
  ///     onError       *
  ///     subscriber ---#
  ///
  /// - Cost: one call per subscriber.
  /// - On error: after the end, `error` is ignored.
  /// - On dispose: a disposed subscriber is not notified. The subject releases each subscriber after sending the end to
  ///   the subscriber.
  @inlinable
  public func onError(_ error: any Error) { core.finish(error) }

  /// Completes the sequence.
  ///
  ///     onCompleted   *
  ///     subscriber ---|
  ///
  /// - Cost: one call per subscriber.
  /// - On error: no error can occur; after the end, the call has no effect.
  /// - On dispose: a disposed subscriber is not notified. The subject releases each subscriber after sending the end to
  ///   the subscriber.
  @inlinable
  public func onCompleted() { core.finish(nil) }

  /// Sends `event`. Calls `onNext(_:)`, `onError(_:)` or `onCompleted()`.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.send(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// Returns the subject itself.
  public func asObserver() -> PublishSubject<Element> { self }
}
