/// A run of the source of an operator that handles the end of the source itself. It is stopped and released with its
/// parent.
@usableFromInline
final class ChildScope: Scope {
  /// When the resources of a run are released.
  @usableFromInline
  enum ReleaseOrder {
    /// After `onEnd` has been called, before the resources of the parent.
    case last
    /// Before `onEnd` is called, for operators that continue with other sources.
    case first
    /// As `first` when the source completes, as `last` when it fails.
    case firstUnlessFailed
  }

  private let onEnd: ((any Error)?) -> Void
  private let releaseOrder: ReleaseOrder

  @usableFromInline
  init(_ parent: Scope, releasing releaseOrder: ReleaseOrder = .last, _ onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
    self.releaseOrder = releaseOrder
    super.init()
    self.parent = parent
    parent.add(self)
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    let releasesFirst = releaseOrder == .first || (releaseOrder == .firstUnlessFailed && error == nil)
    if releasesFirst { leave() }
    onEnd(error)
    if !releasesFirst, let parent, !parent.isDisposed { parent.remove(self) }
  }

  private func leave() {
    parent?.remove(self)
    release()
  }
}
