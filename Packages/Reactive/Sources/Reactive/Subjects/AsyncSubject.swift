/// A subject that sends its last element, once it has ended.
///
///     subject    -1--2--3-|
///     subscriber ----------(3|)
///
/// - Cost: a send costs one store.
/// - On error: every subscriber ends with it, and every later one at once; no element is sent.
/// - On dispose: the subscription's place is given back; the subject goes on.
public final class AsyncSubject<Element>: Observable<Element>, ObserverType, SubjectType {
  private let core = SubjectCore<Element>()
  private var last: Element?

  /// Makes a subject that nobody listens to yet.
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: core.hasEnded ? last.map { [$0] } ?? [] : [])
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Takes one event; an element is kept until the end.
  ///
  ///     on          1  2  |
  ///     subscriber -------(2|)
  ///
  /// - Cost: one store an element; one call a subscriber at the end.
  /// - On error: the element is dropped; every subscriber ends with the error. A second end is ignored.
  /// - On dispose: who has been disposed is not told.
  public func on(_ event: Event<Element>) {
    if core.hasEnded { return }
    switch event {
    case .next(let element):
      let old = exchange(&last, with: element)
      withExtendedLifetime(old) {}
    case .error(let error):
      let old = last.take()
      core.finish(error)
      withExtendedLifetime(old) {}
    case .completed:
      core.finish(nil, after: last)
    }
  }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }
}
