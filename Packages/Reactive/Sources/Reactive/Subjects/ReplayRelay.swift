/// A ``ReplaySubject`` that never ends.
///
///     relay (2)  -1--2--3---
///     subscriber        ^23--      (told 2, 3 at once)
///
/// - Cost: one store, one flag check and one call a subscriber; the memory of what it remembers.
/// - On error: there are none.
/// - On dispose: the subscription's place is given back.
public final class ReplayRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()
  // Not checked for exclusivity: every access moves or copies elements, see `ReplayBuffer.append`.
  @usableFromInline @exclusivity(unchecked) var history: ReplayBuffer<Element>

  @usableFromInline
  init(limit: Int?) {
    history = ReplayBuffer(limit: limit)
    super.init()
  }

  /// Makes a relay that remembers the last `bufferSize` elements.
  ///
  /// A size below zero is a programming error.
  ///
  /// - Cost: the memory of that many elements, taken as they come; a subscription may copy them.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(limit: bufferSize) }

  /// Makes a relay that remembers everything.
  ///
  /// - Cost: memory that grows with every element, for as long as this lives.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(limit: nil) }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: history.elements)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Remembers `event` and sends it. From inside a delivery: after that delivery.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call a subscriber; from inside a delivery, a place in a queue.
  /// - On error: there are none.
  /// - On dispose: who has been disposed is not told any more, also in the middle of a delivery.
  @inlinable
  public func accept(_ event: Element) {
    // Released after the delivery, so that what its `deinit` sends comes after `event`.
    let displaced = history.append(event)
    core.send(event)
    withExtendedLifetime(displaced) {}
  }
}
