/// The part of a subject that a ``Scope`` uses to unsubscribe. Each subscribed scope has a place in the subject's
/// buffer.
@usableFromInline
class SubjectBase: Resource {
  @usableFromInline
  override init() { super.init() }

  /// Stops deliveries to the subscriber at `index`. Runs no user code.
  @usableFromInline
  func mute(_ index: Int) {}

  /// Empties the place at `index`. The caller must call ``mute(_:)`` first. If an event is being delivered, the place
  /// is emptied after the delivery.
  @usableFromInline
  func vacate(_ index: Int) {}
}
