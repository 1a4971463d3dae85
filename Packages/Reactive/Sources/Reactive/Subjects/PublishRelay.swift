/// A ``PublishSubject`` that never ends, for example an input of a view model.
///
///     relay      --1--2--3---
///     subscriber    ^-2--3---
///
/// - Cost: one flag check and one call per subscriber for each element.
/// - On error: no error can occur.
/// - On dispose: removes the subscription.
public final class PublishRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()

  /// Creates a relay without subscribers.
  @inlinable
  public override init() { super.init() }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { core.attach(next, scope) }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Sends `event` to all subscribers. If a delivery is in progress, the event is sent when the delivery is over.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func accept(_ event: Element) { core.send(event) }
}
