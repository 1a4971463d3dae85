/// A subject that has a value: a new subscriber receives the latest value first.
///
///     subject    0-1--2--3-|
///     subscriber    ^12--3-|      (receives 1 at once)
///
/// - Cost: one store, one flag check and one call per subscriber for each element.
/// - On error: all current and later subscribers receive the error; later subscribers receive no value.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()
  @usableFromInline var current: Element

  /// Creates a subject with its first value.
  @inlinable
  public init(value: Element) {
    current = value
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if core.hasEnded {
      core.attach(next, scope)
    } else {
      core.attach(next, scope) { next(current) }
    }
  }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Returns the latest value, even after completion.
  ///
  /// - Throws: The error that ended the sequence.
  /// - Cost: one load.
  @inlinable
  public func value() throws -> Element {
    if let error = core.endError { throw error }
    return current
  }

  /// Sets the value to `element` and sends `element`. During a delivery, `value()` changes at once, and the element is
  /// sent when the delivery is over.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur; after the end, the element is ignored.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func onNext(_ element: Element) {
    if core.hasEnded { return }
    // Keeps the old value alive during the delivery, so that events from its `deinit` follow `element`.
    let old = exchange(&current, with: element)
    core.send(element)
    extendLifetime(old)
  }

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
    case .next(let element): onNext(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// Returns the subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }
}
