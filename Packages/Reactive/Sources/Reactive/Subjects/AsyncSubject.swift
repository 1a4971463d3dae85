/// A subject that sends only its last element, when it completes.
///
///     subject    -1--2--3-|
///     subscriber ----------(3|)
///
/// - Cost: one store per element.
/// - On error: all current and later subscribers receive the error; no element is sent.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public final class AsyncSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  private let core = SubjectCore<Element>()
  private var last: Element?

  /// Creates a subject without subscribers.
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: core.hasEnded ? last.map { [$0] } ?? [] : [])
  }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Receives an event. An element replaces the stored element. After the end, events are ignored.
  ///
  ///     on          1  2  |
  ///     subscriber -------(2|)
  ///
  /// - Cost: one store per element; one call per subscriber at the end.
  /// - On error: discards the stored element and sends the error to all subscribers.
  /// - On dispose: a disposed subscriber is not notified.
  public func on(_ event: Event<Element>) {
    if core.hasEnded { return }
    switch event {
    case .next(let element):
      let old = exchange(&last, with: element)
      extendLifetime(old)
    case .error(let error):
      let old = last.take()
      core.finish(error)
      extendLifetime(old)
    case .completed:
      core.finish(nil, after: last)
    }
  }

  /// Returns the subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}
