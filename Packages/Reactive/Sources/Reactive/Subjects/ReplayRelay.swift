/// A ``ReplaySubject`` that never ends.
///
///     relay (2)  -1--2--3---
///     subscriber        ^23--      (receives 2, 3 at once)
///
/// - Cost: one store, one flag check and one call per subscriber for each element; stores the elements to replay.
/// - On error: no error can occur.
/// - On dispose: removes the subscription.
public final class ReplayRelay<Element>: Observable<Element> {
  @usableFromInline let core = SubjectCore<Element>()
  @usableFromInline var history: ReplayBuffer<Element>

  @usableFromInline
  init(limit: Int?) {
    history = ReplayBuffer(limit: limit)
    super.init()
  }

  /// Creates a relay that replays the last `bufferSize` elements to a new subscriber.
  ///
  /// A negative size is a programming error.
  ///
  /// - Cost: memory for up to `bufferSize` elements; a subscription may copy the elements.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(limit: bufferSize) }

  /// Creates a relay that replays all its elements to a new subscriber.
  ///
  /// - Cost: memory for all elements until the relay is released.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(limit: nil) }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    core.attach(next, scope, after: history.elements)
  }

  /// Whether there are subscribers.
  public var hasObservers: Bool { core.hasObservers }

  /// Stores and sends `event`. If a delivery is in progress, the event is sent when the delivery is over.
  ///
  ///     accept      1  2
  ///     subscriber -1--2--
  ///
  /// - Cost: one store, one flag check and one call per subscriber; during a delivery, also one entry in a queue.
  /// - On error: no error can occur.
  /// - On dispose: a disposed subscriber receives nothing more, even during a delivery.
  @inlinable
  public func accept(_ event: Element) {
    // Keeps the displaced element alive during the delivery, so that events from its `deinit` follow `event`.
    let displaced = history.append(event)
    core.send(event)
    extendLifetime(displaced)
  }
}
