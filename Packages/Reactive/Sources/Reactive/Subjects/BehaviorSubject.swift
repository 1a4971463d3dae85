/// A subject that has a value: a new subscriber is told it first, then what is sent.
///
///     subject    0-1--2--3-|
///     subscriber    ^12--3-|      (told 1 at once)
///
/// - Cost: a send costs one store, one flag check and one call a subscriber.
/// - On error: every subscriber ends with it, and every later one at once, without a value.
/// - On dispose: the subscription's place is given back; the subject goes on.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()
  // Not checked for exclusivity: it is only copied and exchanged, which runs no user code.
  @usableFromInline @exclusivity(unchecked) var current: Element

  /// Makes a subject with its first value.
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

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// What was sent last, also after the completion.
  ///
  /// - Throws: The error that ended the sequence.
  /// - Cost: one load.
  @inlinable
  public func value() throws -> Element {
    if let error = core.endError { throw error }
    return current
  }

  /// Makes `element` the value and sends it. From inside a delivery: it is the value at once, and sent after that.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: after the end, the element is ignored.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func onNext(_ element: Element) {
    if core.hasEnded { return }
    // The old value is released after the delivery, so that what its `deinit` sends comes after `element`.
    let old = exchange(&current, with: element)
    core.send(element)
    withExtendedLifetime(old) {}
  }

  /// Ends the sequence, with the reason.
  ///
  ///     onError       *
  ///     subscriber ---#
  ///
  /// - Cost: one call a subscriber.
  /// - On error: a second end is ignored.
  /// - On dispose: every place is given back; who has been disposed is not told.
  @inlinable
  public func onError(_ error: any Error) { core.finish(error) }

  /// Ends the sequence.
  ///
  ///     onCompleted   *
  ///     subscriber ---|
  ///
  /// - Cost: one call a subscriber.
  /// - On error: after an error, it is ignored.
  /// - On dispose: every place is given back; who has been disposed is not told.
  @inlinable
  public func onCompleted() { core.finish(nil) }

  /// Sends `event`: the same as `onNext(_:)`, `onError(_:)` or `onCompleted()`.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }
}
