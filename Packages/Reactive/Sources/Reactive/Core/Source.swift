/// Something that delivers to places which scopes take and give back: the core of every subject.
@usableFromInline
class Source: Resource {
  @usableFromInline
  override init() { super.init() }

  /// Gives back the place that `key` names. Nothing is delivered to it any more.
  @usableFromInline
  func detach(_ key: Int) {}
}
