/// A subject that remembers what it sent: a new subscriber is told that first, then what is sent, then the end.
///
///     subject (2) -1--2--3-|
///     subscriber         ^23-|      (told 2, 3 at once)
///
/// - Cost: a send costs one store, one flag check and one call a subscriber; the memory of what it remembers.
/// - On error: every subscriber ends with it; every later one is told what is remembered, then the error.
/// - On dispose: the subscription's place is given back; the subject goes on.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType, SubjectType {
  @usableFromInline let core = SubjectCore<Element>()
  // Not checked for exclusivity: every access moves or copies elements, see `ReplayBuffer.append`.
  @usableFromInline @exclusivity(unchecked) var history: ReplayBuffer<Element>

  @usableFromInline
  init(limit: Int?) {
    history = ReplayBuffer(limit: limit)
    super.init()
  }

  /// Makes a subject that remembers the last `bufferSize` elements.
  ///
  /// A size below zero is a programming error.
  ///
  /// - Cost: the memory of that many elements, taken as they come; a subscription may copy them.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  /// Makes a subject that remembers everything.
  ///
  /// - Cost: memory that grows with every element, for as long as this lives.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: nil) }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: history.elements)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Remembers `element` and sends it. From inside a delivery: after that delivery.
  ///
  ///     onNext      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: after the end, the element is ignored.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func onNext(_ element: Element) {
    if core.flags.contains(.ended) { return }
    // Released after the delivery, so that what its `deinit` sends comes after `element`.
    let displaced = history.append(element)
    core.send(element)
    withExtendedLifetime(displaced) {}
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
  public func asObserver() -> ReplaySubject<Element> { self }
}
