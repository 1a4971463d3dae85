/// The part of a subject that a ``Scope`` uses to stop deliveries to its place and to empty the place.
@usableFromInline
class SubjectBase: Resource {
  @usableFromInline
  override init() { super.init() }

  /// Stops deliveries to the place at `index`. Runs no user code.
  @usableFromInline
  func mute(_ index: Int) {}

  /// Empties the place at `index`, which must have been muted. During a delivery, the place is emptied after that
  /// delivery.
  @usableFromInline
  func vacate(_ index: Int) {}
}
