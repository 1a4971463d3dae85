/// What a ``Scope`` knows of the subject that it is subscribed to.
@usableFromInline
class SubjectBase: Resource {
  @usableFromInline
  override init() { super.init() }

  /// Delivers nothing more to the place at `index`. Runs no user code.
  @usableFromInline
  func mute(_ index: Int) {}

  /// Releases the place at `index`, which has been muted; during a delivery, when that is over.
  @usableFromInline
  func vacate(_ index: Int) {}
}
