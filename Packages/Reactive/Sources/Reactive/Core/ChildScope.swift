/// A run of the source of an operator that handles the end of the source itself. It is stopped and released with its
/// parent.
@usableFromInline
final class ChildScope: Scope {
  private let onEnd: ((any Error)?) -> Void
  private let releasesFirst: Bool

  /// - Parameter releasesFirst: Whether the resources of the run are released before `onEnd` is called, for operators
  ///   that continue with other sources. Otherwise they are released afterwards, before those of the parent.
  @usableFromInline
  init(_ parent: Scope, releasesFirst: Bool = false, _ onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
    self.releasesFirst = releasesFirst
    super.init()
    self.parent = parent
    parent.add(self)
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    if releasesFirst { leave() }
    onEnd(error)
    if !releasesFirst, let parent, !parent.isDisposed { parent.remove(self) }
  }

  private func leave() {
    parent?.remove(self)
    release()
  }
}
