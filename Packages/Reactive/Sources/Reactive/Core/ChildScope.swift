/// A run of the source of an operator that handles the end of the source itself. It is stopped and released with its
/// parent.
@usableFromInline
final class ChildScope: Scope {
  private let onEnd: (ChildScope, (any Error)?) -> Void

  /// - Parameter onEnd: Called with the run and the error at the end of the source. Afterwards the run is released,
  ///   unless `onEnd` has done so with ``leave()``.
  @usableFromInline
  init(_ parent: Scope, _ onEnd: @escaping (_ run: ChildScope, _ error: (any Error)?) -> Void) {
    self.onEnd = onEnd
    super.init()
    self.parent = parent
    parent.add(self)
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    onEnd(self, error)
    if let parent, !parent.isDisposed { parent.remove(self) }
  }

  /// Releases the run before its parent.
  @usableFromInline
  func leave() {
    parent?.remove(self)
    release()
  }
}
