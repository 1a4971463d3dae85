/// An observable that is told what to send, and sends it to whoever listens at that moment.
///
///     subject    --1--2--3-|
///     subscriber    ^-2--3-|
///
/// - Cost: a send costs one flag check and one call a subscriber.
/// - On error: every subscriber ends with it, and every later one at once.
/// - On dispose: the subscription's place is given back; the subject goes on.
public final class PublishSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()

  /// Makes a subject that nobody listens to yet.
  @inlinable
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { core.attach(next, scope) }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Sends `element` to everybody who listens. From inside a delivery: after that delivery.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: after the end, the element is ignored.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func onNext(_ element: Element) { core.send(element) }

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
    case .next(let element): core.send(element)
    case .error(let error): core.finish(error)
    case .completed: core.finish(nil)
    }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }
}
