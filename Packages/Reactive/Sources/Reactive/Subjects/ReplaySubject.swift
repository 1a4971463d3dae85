/// A subject that replays its elements: a new subscriber receives the stored elements first.
///
///     subject (2) -1--2--3-|
///     subscriber         ^23-|      (receives 2, 3 at once)
///
/// - Cost: one store, one flag check and one call per subscriber for each element; stores the elements to replay.
/// - On error: all subscribers receive the error; a later subscriber receives the stored elements, then the error.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()
  @usableFromInline var history: ReplayBuffer<Element>

  @usableFromInline
  init(limit: Int?) {
    history = ReplayBuffer(limit: limit)
    super.init()
  }

  /// Creates a subject that replays the last `bufferSize` elements to a new subscriber.
  ///
  /// A negative size is a programming error.
  ///
  /// - Cost: memory for up to `bufferSize` elements; a subscription may copy the elements.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  /// Creates a subject that replays all its elements to a new subscriber.
  ///
  /// - Cost: memory for all elements until the subject is released.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: nil) }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: history.elements)
  }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Stores and sends `element`. If a delivery is in progress, the element is sent when the delivery is over.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur; after the end, the element is ignored.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func onNext(_ element: Element) {
    if core.flags.contains(.ended) { return }
    // Keeps the displaced element alive during the delivery, so that events from its `deinit` follow `element`.
    let displaced = history.append(element)
    core.send(element)
    extendLifetime(displaced)
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
  public func asObserver() -> ReplaySubject<Element> { self }
}
