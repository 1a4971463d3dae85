/// A ``BehaviorSubject`` that never ends: state that can be read, changed and watched.
///
///     relay      0-1--2--3---
///     subscriber    ^12--3---      (told 1 at once)
///
/// - Cost: one store, one flag check and one call a subscriber.
/// - On error: there are none.
/// - On dispose: the subscription's place is given back.
public final class BehaviorRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()
  // Not checked for exclusivity: it is only copied and exchanged, which runs no user code.
  @usableFromInline @exclusivity(unchecked) var current: Element

  /// Makes a relay with its first value.
  @inlinable
  public init(value: Element) {
    current = value
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope) { next(current) }
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// What was accepted last. Costs one load.
  @inlinable
  public var value: Element { current }

  /// Makes `event` the value and sends it. From inside a delivery: it is the value at once, and sent after that.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: there are none.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func accept(_ event: Element) {
    // The old value is released after the delivery, so that what its `deinit` sends comes after `event`.
    let old = exchange(&current, with: event)
    core.send(event)
    withExtendedLifetime(old) {}
  }
}
