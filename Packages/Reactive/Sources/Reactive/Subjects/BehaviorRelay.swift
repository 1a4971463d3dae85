/// A ``BehaviorSubject`` that never ends: state that can be read, changed and observed.
///
///     relay      0-1--2--3---
///     subscriber    ^12--3---      (receives 1 at once)
///
/// - Cost: one store, one flag check and one call per subscriber for each element.
/// - On error: no error can occur.
/// - On dispose: removes the subscription.
public final class BehaviorRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()
  @usableFromInline var current: Element

  /// Creates a relay with its first value.
  @inlinable
  public init(value: Element) {
    current = value
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope) { next(current) }
  }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// The latest value. Reading the value costs one load.
  @inlinable
  public var value: Element { current }

  /// Sets the value to `event` and sends `event`. During a delivery, `value` changes at once, and `event` is sent when
  /// the delivery is over.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func accept(_ event: Element) {
    // Keeps the old value alive during the delivery, so that events from its `deinit` follow `event`.
    let old = exchange(&current, with: event)
    core.send(event)
    extendLifetime(old)
  }
}
