/// The part of a subject that a ``Scope`` uses to mute and to leave its place.
@usableFromInline
class SubjectBase: Resource {
  @usableFromInline
  override init() { super.init() }

  /// Stops deliveries to the place at `index`. Runs no user code.
  @usableFromInline
  func mute(_ index: Int) {}

  /// Releases the place at `index`, which has been muted; during a delivery, after that delivery.
  @usableFromInline
  func vacate(_ index: Int) {}
}
