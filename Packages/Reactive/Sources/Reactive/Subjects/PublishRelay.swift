/// A ``PublishSubject`` that never ends: what a view tells its view model with.
///
///     relay      --1--2--3---
///     subscriber    ^-2--3---
///
/// - Cost: one flag check and one call a subscriber.
/// - On error: there are none.
/// - On dispose: the subscription's place is given back.
public final class PublishRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()

  /// Makes a relay that nobody listens to yet.
  @inlinable
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { core.attach(next, scope) }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Sends `event` to everybody who listens. From inside a delivery: after that delivery.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: there are none.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func accept(_ event: Element) { core.send(event) }
}
